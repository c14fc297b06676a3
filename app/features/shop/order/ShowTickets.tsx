import { formatTime } from "~/domain/format/time";
import { versionCodes } from "~/domain/programme/values";
import type { OrderShow, OrderTicket } from "~/domain/orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Icon } from "~/ui/picture/Icon";
import { TimeText } from "~/ui/text/TimeText";
import styles from "./Tickets.module.css";

/** A code as it is printed: "7Q4T-K2MX-11AB". */
const printed = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");

interface ShowTicketsProps {
  ordered: OrderShow;
  now: string;
  /** The show that comes next: its first ticket is open. */
  open: boolean;
}

/** The tickets of a show under its band: row, seat and start are set alike, for all three are looked for in the dark. */
export function ShowTickets({ ordered: { show, timeslot, tickets }, now, open }: ShowTicketsProps) {
  const t = useT("checkout");
  const { lang } = useLocale();
  const { longDay } = useFormats();
  const common = useT("common");
  if (!show) return null;
  const version = versionCodes.find((code) => code === show.language_version?.code);
  const start = timeslot ? `${show.date_start.slice(0, 11)}${timeslot}` : show.date_start;
  const day = longDay(show.date_start);
  const facts = [
    show.doors ? t("doors", { time: formatTime(show.doors, lang) }) : null,
    version ? common(`version.${version}`) : null,
  ];
  return (
    <section {...accented(show.series?.accent)}>
      <h2 className={styles.day}>{show.date_start.slice(0, 10) === now.slice(0, 10) ? t("today", { day }) : day}</h2>
      <div className={styles.show}>
        <header className={styles.band}>
          <TimeText iso={start} className={styles.time} />
          <p>
            <strong>{show.title}</strong>
            {facts.filter(Boolean).join(" · ")}
            {show.previous_start && show.status === "moved" ? (
              <span className={styles.moved}>
                {t("moved_from", { day: longDay(show.previous_start), time: formatTime(show.previous_start, lang) })}
              </span>
            ) : null}
          </p>
        </header>
        {tickets.map((ticket, index) => (
          <details key={ticket.code} className={styles.ticket} open={open && index === 0}>
            <summary>
              <span>
                <b>{ticket.name}</b>
                <small>{t("ticket_of", { n: index + 1, count: tickets.length })}</small>
              </span>
              <Place ticket={ticket} />
              <Icon name="chevron-down" />
            </summary>
            <Ticket ticket={ticket} room={show.room?.name ?? ""} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** Row and seat, or what stands for them. */
export function Place({ ticket: { row, seat, kind } }: { ticket: OrderTicket }) {
  const t = useT("checkout");
  if (row !== null && seat !== null) return <span>{t("row_seat", { row, seat })}</span>;
  return <span>{t(kind === "normal" ? "free_seating" : kind)}</span>;
}

function Ticket({ ticket, room }: { ticket: OrderTicket; room: string }) {
  const t = useT("checkout");
  const { code, row, seat, qr, status, name, proof, wallet_url, apple_wallet_url } = ticket;
  const wallets = [
    { href: apple_wallet_url, text: t("apple_wallet"), label: t("apple_wallet_for", { code: printed(code) }) },
    { href: wallet_url, text: t("wallet"), label: t("wallet_for", { code: printed(code) }) },
  ];
  return (
    <>
      <dl className={styles.board}>
        <div>
          <dt>{t("room")}</dt>
          <dd>{room}</dd>
        </div>
        {row !== null && seat !== null ? (
          <>
            <div>
              <dt>{t("row")}</dt>
              <dd className={styles.figure}>{row}</dd>
            </div>
            <div>
              <dt>{t("seat")}</dt>
              <dd className={styles.figure}>{seat}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {qr ? (
        <div className={styles.qr}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("code_for", { code: printed(code) })}>
            <path d={qr.path} />
          </svg>
        </div>
      ) : null}
      {proof ? (
        <p className={styles.proof}>
          <Icon name="info" />
          {t("proof")}
        </p>
      ) : null}
      <p className={styles.code}>
        <b>{name}</b>
        <span>{t(status === "checked_in" ? "used" : "valid_once")}</span>
        <span>{printed(code)}</span>
      </p>
      {wallet_url || apple_wallet_url ? (
        <p className={styles.wallet}>
          {wallets.map(({ href, text, label }) =>
            href ? (
              <a key={text} href={href} rel="noreferrer" aria-label={label}>
                {text}
                <Icon name={href === wallet_url ? "external" : "download"} />
              </a>
            ) : null,
          )}
        </p>
      ) : null}
    </>
  );
}
