import { Form } from "react-router";
import { Link } from "~/ui/Link";
import type { Paged } from "~/domain/common/schema";
import { timeOf } from "~/domain/format/time";
import type { FilterOption } from "~/domain/programme/schema";
import { longestSearch } from "~/domain/productions/query";
import type { ProductionListItem } from "~/domain/productions/schema";
import { paths } from "~/domain/site/pages";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented, type StyleWithProperties } from "~/ui/accent";
import { Button, ButtonLink } from "~/ui/form/Button";
import { PageTitle } from "~/ui/text/PageTitle";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import styles from "./FilmsPage.module.css";
import { filmsSearch, type FilmsQuery } from "./films-query";

export interface FilmFilters {
  season: FilterOption[];
  exhibition_type: FilterOption[];
  tag: FilterOption[];
  genre: FilterOption[];
}

interface FilmsPageProps {
  films: Paged<ProductionListItem>;
  filters: FilmFilters;
  query: FilmsQuery;
}

const filterKeys = ["season", "exhibition_type", "tag", "genre"] as const;

/** Every film of the house, past ones too, as a contact sheet of differently wide frames. */
export function FilmsPage({ films, filters, query }: FilmsPageProps) {
  const t = useT("productions");
  return (
    <Wrap>
      <PageTitle>{t("films.title")}</PageTitle>
      <Filters filters={filters} query={query} />
      <p className={styles.status} role="status">
        {t("films.count", { count: films.count })}
      </p>
      {films.results.length === 0 ? (
        <Empty query={query} />
      ) : (
        <ul className={styles.sheet}>
          {films.results.map((film, index) => (
            <FilmFrame key={film.id} film={film} priority={index < 3} />
          ))}
        </ul>
      )}
      <Paging films={films} query={query} />
    </Wrap>
  );
}

function Filters({ filters, query }: { filters: FilmFilters; query: FilmsQuery }) {
  const { href } = useLocale();
  const t = useT("productions");
  return (
    <Form
      method="get"
      action={href(paths.productions)}
      className={styles.filters}
      role="search"
      aria-label={t("films.filter")}
      key={filmsSearch(query)}
    >
      <label className={`${styles.field} ${styles.wide}`}>
        {t("films.search")}
        <input type="search" name="q" defaultValue={query.q ?? ""} maxLength={longestSearch} enterKeyHint="search" />
      </label>
      {filterKeys
        .filter((key) => filters[key].length > 0)
        .map((key) => (
          <label key={key} className={styles.field}>
            {t(`films.${key}`)}
            <select name={key} defaultValue={query[key] ?? ""}>
              <option value="">{t("films.all")}</option>
              {filters[key].map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        ))}
      <div className={styles.submit}>
        <Button type="submit">{t("films.show")}</Button>
      </div>
    </Form>
  );
}

function FilmFrame({ film, priority }: { film: ProductionListItem; priority: boolean }) {
  const ratio = film.image?.ratio ?? film.aspect_ratio ?? 1.66;
  return (
    <li
      className={styles.film}
      {...accented(film.series?.accent ?? "cloud")}
      style={{ "--ratio": ratio } as StyleWithProperties}
    >
      <div className={styles.still}>
        {film.image ? (
          <Picture
            image={film.image}
            sizes={`${Math.round(12.5 * ratio)}rem`}
            fit="cover"
            priority={priority}
            decorative
          />
        ) : (
          <span className={styles.plate} aria-hidden="true">
            {film.year ?? film.title.slice(0, 2)}
          </span>
        )}
      </div>
      <h2 className={styles.name} lang={fallbackLang(film.fallback, "title")}>
        <Link to={film.url}>{film.title}</Link>
      </h2>
      <FilmMeta film={film} />
    </li>
  );
}

function FilmMeta({ film }: { film: ProductionListItem }) {
  const { shortDay, dayAndMonth } = useFormats();
  const t = useT("productions");
  const next = film.showings[0];
  return (
    <p className={styles.meta}>
      {film.original_title && film.original_title !== film.title && (
        <span className={styles.original} lang={film.original_lang ?? undefined}>
          {film.original_title}
          <br />
        </span>
      )}
      {[film.directors.join(", "), [film.countries.join("/"), film.year].filter(Boolean).join(" ")]
        .filter(Boolean)
        .join(" · ")}
      <br />
      {next ? (
        <span className={styles.next}>
          {t("films.next", { day: shortDay(next.day), time: timeOf(next.date_start) })}
        </span>
      ) : (
        film.last_shown &&
        t("films.lastShown", {
          day: dayAndMonth(film.last_shown),
          year: film.last_shown.slice(0, 4),
        })
      )}
    </p>
  );
}

function Empty({ query }: { query: FilmsQuery }) {
  const { href } = useLocale();
  const t = useT("productions");
  return (
    <div className={styles.empty}>
      <strong>{t("films.empty")}</strong>
      <p>{query.q ? t("films.emptySearch", { q: query.q }) : t("films.emptyHint")}</p>
      <ButtonLink to={href(paths.productions)}>{t("films.reset")}</ButtonLink>
    </div>
  );
}

function Paging({ films, query }: { films: Paged<ProductionListItem>; query: FilmsQuery }) {
  const { href } = useLocale();
  const t = useT("productions");
  if (!films.next && !films.previous) return null;
  const page = query.page ?? 1;
  const path = href(paths.productions);
  return (
    <nav className={styles.paging} aria-label={t("films.paging")}>
      {films.previous ? (
        <ButtonLink variant="ghost" to={`${path}${filmsSearch({ ...query, page: page - 1 })}`}>
          {t("films.previousPage")}
        </ButtonLink>
      ) : (
        <span />
      )}
      {films.next && (
        <ButtonLink variant="ghost" to={`${path}${filmsSearch({ ...query, page: page + 1 })}`}>
          {t("films.nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
