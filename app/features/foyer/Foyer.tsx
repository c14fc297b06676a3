import { timeOf } from "~/domain/format/time";
import { atOffsetOf } from "~/domain/programme/grouping";
import { cinemaDayOf } from "~/domain/time/cinema-day";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { Availability } from "~/words/Availability";
import { VersionTag } from "~/words/VersionTag";
import { nextShows, type Board, type FoyerShow } from "./board";
import styles from "./Foyer.module.css";
import { useBoard, type Known } from "./use-board";

interface FoyerProps {
  id: string;
  /** The word the house is known by. */
  mark: string;
  /** As it was when the page was made; null if it could not be read. */
  board: Board | null;
  /** When that was, ISO with the house's offset. */
  serverNow: string;
  /** The present minute, epoch ms. */
  now: number;
}

/** The screen in the foyer: what begins next, to be read from across the room. Nothing on it moves but the minute. */
export function Foyer({ id, mark, board, serverNow, now }: FoyerProps) {
  const t = useT("foyer");
  const { longDay } = useFormats();
  const nowIso = atOffsetOf(serverNow, now);
  const known = useBoard(board, nowIso);
  const shows = nextShows(known.board?.shows ?? [], now);
  return (
    <main id={id} className={styles.foyer}>
      <header className={styles.head}>
        <p className={styles.mark}>
          <i aria-hidden="true" />
          {mark}
        </p>
        <h1>{longDay(shows[0]?.day ?? cinemaDayOf(nowIso))}</h1>
        <time className={styles.clock} dateTime={nowIso}>
          {timeOf(nowIso)}
        </time>
      </header>
      {shows.length > 0 ? (
        <ol className={styles.rows} aria-label={t("shows")}>
          {shows.map((show) => (
            <Row key={show.id} show={show} />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{t(known.board ? "none" : "waiting")}</p>
      )}
      <Foot shows={shows} known={known} />
    </main>
  );
}

const over: ReadonlySet<string | null> = new Set(["sold-out", "cancelled", "closed"]);

function Row({ show }: { show: FoyerShow }) {
  const t = useT("foyer");
  const { weekday } = useFormats();
  const state = show.status === "cancelled" ? "cancelled" : show.state;
  const night = show.night ? [t("night", { weekday: weekday(show.night) })] : [];
  const preline = [show.series?.name, ...show.words, ...night].filter(Boolean).join(" · ");
  return (
    <li
      className={classNames(styles.row, over.has(state) && styles.over)}
      {...accented(show.series?.accent ?? "cloud")}
    >
      <time className={styles.time} dateTime={show.date_start}>
        {timeOf(show.date_start)}
      </time>
      <span className={styles.still}>
        {show.image && <Picture image={show.image} sizes="14vw" priority decorative />}
      </span>
      <div className={styles.what}>
        {preline && <p className={styles.preline}>{preline}</p>}
        <h2 lang={fallbackLang(show.fallback, "title")}>{show.title}</h2>
      </div>
      <p className={styles.where}>
        <VersionTag version={show.version} className={styles.version} brief />
        <span className={styles.room}>{show.room}</span>
        {state && (
          <Availability className={styles.state} state={state} word={state === "limited" ? t("few") : undefined} />
        )}
      </p>
    </li>
  );
}

/** What the letters mean, and how old all of this is. */
function Foot({ shows, known: { board, lost } }: { shows: readonly FoyerShow[]; known: Known }) {
  const t = useT("foyer");
  const common = useT("common");
  const codes = [...new Set(shows.flatMap(({ version }) => version?.code ?? []))];
  const told = codes.filter((code) => code !== "silent" && code !== "no-dialogue");
  const words = [
    ...told.map((code) => `${common(`version.${code}`)}: ${common(`version.${code}.long`)}`),
    t("wheelchair"),
  ];
  const time = board && timeOf(board.at);
  return (
    <footer className={styles.foot}>
      <p>{words.join(" · ")}</p>
      <p className={styles.stand} data-lost={lost || undefined}>
        {time ? t(lost ? "lost" : "as_of", { time }) : t("lost.never")}
      </p>
    </footer>
  );
}
