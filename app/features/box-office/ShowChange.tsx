import { useEffect, useRef, type ReactNode } from "react";
import type { DoorShow } from "~/domain/door/schema";
import type { Moving } from "~/domain/moving/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { TimeText } from "~/ui/text/TimeText";
import buttons from "./parts/buttons.module.css";
import { Counts } from "./parts/Counts";
import notes from "./parts/notes.module.css";
import styles from "./ShowChange.module.css";

interface ShowChangeProps {
  id: string;
  show: DoorShow;
  title: string;
  /** What has come of it, as a word of its own: when it changes, the title has the focus, for the button that was pressed is gone. */
  state: string;
  /** Why what was asked for last was not done; empty: it was. */
  refused: string;
  children: ReactNode;
}

/** The frame of a page that changes one show for everybody: which one, what was refused, and the way back. */
export function ShowChange({
  id,
  show: { starts_at, title: name, room },
  title,
  state,
  refused,
  children,
}: ShowChangeProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { longDay } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(state);
  useEffect(() => {
    if (was.current !== state) heading.current?.focus();
    was.current = state;
  }, [state]);
  return (
    <main id={id} className={styles.page}>
      <p>
        <a className={buttons.link} href={href(`/cms-hub/box-office?date=${starts_at.slice(0, 10)}`)}>
          {t("cancel.back")}
        </a>
      </p>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.show}>
          <TimeText iso={starts_at} />
          <span>
            <strong>{name}</strong>
            {[longDay(starts_at), room].filter(Boolean).join(" · ")}
          </span>
        </p>
      </header>
      {children}
      <p role="alert" className={notes.wrong}>
        {refused}
      </p>
    </main>
  );
}

/** What would happen, and below it the question whether it shall. */
export function Means({ what, children }: { what: readonly string[]; children?: ReactNode }) {
  const t = useT("box-office");
  return (
    <section aria-labelledby="means">
      <h2 id="means">{t("cancel.means")}</h2>
      <ul className={styles.means}>
        {what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type Figure = readonly [string, string | number];

interface FiguresProps {
  /** What else is counted. */
  before?: readonly Figure[];
  mails: Moving["mails"];
}

/** What has come of a change so far: the mails about it that are sent, and those that are not, if there are any. */
export function Figures({ before = [], mails: { sent, waiting, failed } }: FiguresProps) {
  const t = useT("box-office");
  const unsent: Figure[] = [
    [t("cancel.mail_waiting"), waiting],
    [t("cancel.mail_failed"), failed],
  ];
  const figures = [...before, [t("cancel.sent"), sent] as const, ...unsent.filter(([, count]) => count !== 0)];
  return <Counts className={styles.figures} of={figures} />;
}
