import type { ReactNode } from "react";
import type { NextShow } from "~/domain/programme/listed";
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
import { FilmSheet } from "./FilmSheet";
import { RemoveButton } from "./RemoveButton";
import { ShareButton } from "./ShareButton";
import { EmptyFrame, Stage } from "~/ui/stage/later/Stage";
import { useFavorites } from "~/api/use-favorites";
import { NextShows } from "~/words/later/NextShows";
import { useOwnList } from "./use-own-list";

/** What is on next, for a list that is empty. */
interface NextFilms {
  /** Their pages are those of the films. */
  tonight: readonly NextShow[];
  /** ISO with the house's offset. */
  now: string;
}

interface FavoritesPageProps extends OwnListProps {
  shared: FilmList | null;
}

/** The list of this browser or account, or the one an address brings along. */
export function FavoritesPage({ shared, ...own }: FavoritesPageProps) {
  return shared ? <SharedList list={shared} {...own} /> : <OwnList {...own} />;
}

interface OwnListProps extends NextFilms {
  /** What the account of whoever is signed in keeps; null for visitors. */
  account: FilmList | null;
  /** The ways to the other pages of theirs. */
  nav: ReactNode;
}

function OwnList({ account, nav, ...next }: OwnListProps) {
  const t = useT("favorites");
  const hydrated = useHydrated();
  const own = useOwnList();
  const list = own.list ?? (account && account.films.length > 0 ? account : null);
  // Until this browser has the list, it is as the account has it.
  const kept = own.list || !list ? own.kept : [...list.films.map(({ id }) => id), ...list.gone];
  if (hydrated && !list && kept.length === 0)
    return (
      <EmptyList
        title={t("empty.title")}
        lead={t("empty.lead")}
        text={t("empty.text")}
        nav={nav}
        isOfAccount={account !== null}
        {...next}
      />
    );
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

function SharedList({ list, tonight, now }: { list: FilmList } & NextFilms) {
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
  if (ids.length === 0)
    return <EmptyList title={t("shared.empty")} text={t("shared.emptyText")} tonight={tonight} now={now} />;
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

function Sections({ films, action, dropped = () => false }: SectionsProps) {
  const t = useT("favorites");
  const { running, resting } = splitByDates(films);
  return (
    <>
      {running.length > 0 && (
        <section className={styles.section}>
          <h2>{t("running")}</h2>
          <ul className={styles.rows}>
            {running.map((film) => (
              <FilmRow key={film.id} film={film} dropped={dropped(film)} action={action(film)} />
            ))}
          </ul>
        </section>
      )}
      {resting.length > 0 && (
        <section className={styles.section}>
          <h2>{t("resting")}</h2>
          <FilmSheet films={resting} dropped={dropped} action={action} />
        </section>
      )}
    </>
  );
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

interface EmptyListProps extends NextFilms {
  title: string;
  /** The first sentence, and what follows it. */
  lead?: string;
  text: string;
  nav?: ReactNode;
  isOfAccount?: boolean;
}

function EmptyList({ title, lead, text, nav, isOfAccount = false, tonight, now }: EmptyListProps) {
  const t = useT("favorites");
  const { href } = useLocale();
  return (
    <>
      <Stage
        title={title}
        nav={nav}
        frame={
          <EmptyFrame>
            <Icon name="heart" />
          </EmptyFrame>
        }
      >
        {lead && <p className={styles.sentence}>{lead}</p>}
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
      {tonight.length > 0 && (
        <Wrap as="section" className={styles.page}>
          <h2 className={styles.tonight}>{t("empty.tonight")}</h2>
          <NextShows shows={tonight} now={now} />
        </Wrap>
      )}
    </>
  );
}
