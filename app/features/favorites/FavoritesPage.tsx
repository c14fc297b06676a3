import type { ReactNode } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { PageTitle } from "~/ui/text/PageTitle";
import { Skeleton } from "~/ui/picture/Skeleton";
import { useAnnounce } from "~/ui/use-announce";
import { useHydrated } from "~/ui/use-hydrated";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Wrap } from "~/ui/Wrap";
import { FavoriteButton } from "./FavoriteButton";
import { setFavorites } from "~/api/favorites";
import styles from "./FavoritesPage.module.css";
import { listPath, splitByDates, type FilmList, type ListedFilm } from "./film-list";
import { FilmRow } from "./FilmRow";
import { RemoveButton } from "./RemoveButton";
import { ShareButton } from "./ShareButton";
import { GateFrame, Stage } from "~/ui/stage/later/Stage";
import { useFavorites } from "~/api/use-favorites";
import { useOwnList } from "./use-own-list";

interface FavoritesPageProps extends OwnListProps {
  shared: FilmList | null;
}

/** The list of this browser or account, or the one an address brings along. */
export function FavoritesPage({ shared, ...own }: FavoritesPageProps) {
  return shared ? <SharedList list={shared} /> : <OwnList {...own} />;
}

interface OwnListProps {
  /** What the account of whoever is signed in keeps; null for visitors. */
  account: FilmList | null;
  /** The ways to the other pages of theirs. */
  nav: ReactNode;
}

function OwnList({ account, nav }: OwnListProps) {
  const t = useT("favorites");
  const hydrated = useHydrated();
  const own = useOwnList();
  const list = own.list ?? (account && account.films.length > 0 ? account : null);
  // Until this browser has the list, it is as the account has it.
  const kept = own.list || !list ? own.kept : [...list.films.map(({ id }) => id), ...list.gone];
  if (hydrated && !list && kept.length === 0)
    return <EmptyList title={t("empty.title")} text={t("empty.text")} nav={nav} isOfAccount={account !== null} />;
  return (
    <Wrap className={styles.page}>
      <PageTitle aside={kept.length > 0 && <ShareButton ids={kept} />}>{t("title")}</PageTitle>
      {nav}
      <div className={styles.head}>
        <p className={styles.lead}>{t(account ? "lead.account" : "lead")}</p>
        {!account && (
          <noscript>
            <p className={styles.lead}>{t("noscript")}</p>
          </noscript>
        )}
      </div>
      {list ? (
        <>
          <Sections
            films={list.films}
            action={(film) => <RemoveButton film={film} kept={kept.includes(film.id)} />}
            dropped={(film) => !kept.includes(film.id)}
          />
          <Gone ids={list.gone.filter((id) => kept.includes(id))} />
        </>
      ) : (
        <Placeholder rows={kept.length} />
      )}
    </Wrap>
  );
}

function SharedList({ list }: { list: FilmList }) {
  const t = useT("favorites");
  const { href } = useLocale();
  const hydrated = useHydrated();
  const announce = useAnnounce();
  const kept = useFavorites();
  const ids = list.films.map(({ id }) => id);
  const taken = ids.every((id) => kept.includes(id));
  // The first of the list ends up first in the own one, which shows the newest first.
  const keepAll = () => {
    if (!taken) setFavorites(ids.toReversed(), true);
    announce(t("shared.taken"));
  };
  if (ids.length === 0) return <EmptyList title={t("shared.empty")} text={t("shared.emptyText")} />;
  return (
    <Wrap className={styles.page}>
      <PageTitle
        aside={
          <div className={styles.actions}>
            {hydrated && (
              <Button variant="ghost" aria-disabled={taken} onClick={keepAll}>
                <Icon name={taken ? "check" : "heart"} />
                {t(taken ? "shared.taken" : "shared.take")}
              </Button>
            )}
            <ButtonLink variant="quiet" to={href(listPath)}>
              {t("shared.own")}
            </ButtonLink>
          </div>
        }
      >
        {t("shared.title")}
      </PageTitle>
      <div className={styles.head}>
        <p className={styles.lead}>{t("shared.lead", { count: ids.length })}</p>
      </div>
      <Sections films={list.films} action={(film) => <FavoriteButton productionId={film.id} title={film.title} />} />
      {list.gone.length > 0 && <p className={styles.gone}>{t("gone", { count: list.gone.length })}</p>}
    </Wrap>
  );
}

interface SectionsProps {
  films: readonly ListedFilm[];
  action: (film: ListedFilm) => ReactNode;
  dropped?: (film: ListedFilm) => boolean;
}

function Sections({ films, action, dropped }: SectionsProps) {
  const t = useT("favorites");
  const { running, resting } = splitByDates(films);
  const sections = [
    { title: t("running"), rows: running },
    { title: t("resting"), rows: resting },
  ];
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} className={styles.section}>
        <h2>{title}</h2>
        <ul>
          {rows.map((film) => (
            <FilmRow key={film.id} film={film} dropped={dropped?.(film) ?? false} action={action(film)} />
          ))}
        </ul>
      </section>
    ));
}

/** Films of this browser's list that the house took out of its catalogue, perhaps for a while only. */
function Gone({ ids }: { ids: readonly number[] }) {
  const t = useT("favorites");
  if (ids.length === 0) return null;
  return (
    <p className={styles.gone}>
      {t("gone", { count: ids.length })}{" "}
      <Button variant="quiet" onClick={() => setFavorites(ids, false)}>
        {t("remove")}
      </Button>
    </p>
  );
}

/** The place of the list until the browser has said what is on it. */
function Placeholder({ rows }: { rows: number }) {
  const t = useT("favorites");
  return (
    <div className={styles.waiting} role="status">
      {rows > 0 && <VisuallyHidden>{t("loading")}</VisuallyHidden>}
      {Array.from({ length: Math.min(rows, 6) }, (_, row) => (
        <Skeleton key={row} height="7rem" />
      ))}
    </div>
  );
}

interface EmptyListProps {
  title: string;
  text: string;
  nav?: ReactNode;
  isOfAccount?: boolean;
}

function EmptyList({ title, text, nav, isOfAccount = false }: EmptyListProps) {
  const t = useT("favorites");
  const { href } = useLocale();
  return (
    <Stage
      title={title}
      nav={nav}
      frame={
        <GateFrame accent="rose">
          <Icon name="heart" />
        </GateFrame>
      }
    >
      <p className={styles.lead}>{text}</p>
      <p className={styles.note}>{t(isOfAccount ? "lead.account" : "lead")}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" to={href(paths.productions)}>
          {t("empty.films")}
        </ButtonLink>
        <ButtonLink size="large" variant="ghost" to={href(paths.events)}>
          {t("empty.programme")}
        </ButtonLink>
      </div>
    </Stage>
  );
}
