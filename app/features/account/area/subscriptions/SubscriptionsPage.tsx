import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Area } from "../Area";
import { NoneYet } from "../NoneYet";
import { VisitsPart } from "../VisitsPart";
import type { PassVisits } from "./pass-visits";
import type { HousePage } from "./subscriptions.server";
import styles from "./SubscriptionsPage.module.css";

interface SubscriptionsPageProps {
  passes: readonly PassVisits[];
  /** The house's own, four digits. */
  year: string;
  housePage: HousePage | null;
}

/** What a guest has been to, and goes to, with each pass: how often, and what is to be shown at the door. */
export function SubscriptionsPage({ passes, year, housePage }: SubscriptionsPageProps) {
  const t = useT("account");
  if (passes.length === 0)
    return (
      <NoneYet of="passes" current="user-subscriptions" icon="calendar" accent="salmon">
        <About housePage={housePage} />
      </NoneYet>
    );
  return (
    <Area title={t("passes.title")} current="user-subscriptions" isGuest isWide>
      {passes.map((pass) => (
        <Pass key={pass.id} pass={pass} year={year} />
      ))}
      <div className={styles.about}>
        <p>{t("passes.left")}</p>
        <About housePage={housePage} />
      </div>
    </Area>
  );
}

function About({ housePage }: Pick<SubscriptionsPageProps, "housePage">) {
  const t = useT("account");
  const { href } = useLocale();
  if (!housePage) return null;
  return (
    <p className={styles.more}>
      {t("passes.about")} <Link to={href(housePage.path)}>{housePage.name}</Link>
    </p>
  );
}

function Pass({ pass, year }: { pass: PassVisits; year: string }) {
  const t = useT("account");
  const { dayAndMonth } = useFormats();
  const { id, name, text, next, coming, seen, unseen, inAll, thisYear } = pass;
  const heading = `pass-${id}`;
  return (
    <section className={styles.pass} aria-labelledby={heading} {...accented("salmon")}>
      <div className={styles.head}>
        <div>
          <h2 id={heading}>{name}</h2>
          {text && <p>{text}</p>}
        </div>
        <dl className={styles.counts}>
          <div>
            <dt>{t("passes.since", { day: dayAndMonth(`${year}-01-01`) })}</dt>
            <dd>{t("orders.tickets", { count: thisYear })}</dd>
          </div>
          <div>
            <dt>{t("passes.in_all")}</dt>
            <dd>{t("orders.tickets", { count: inAll })}</dd>
          </div>
        </dl>
        <p className={styles.show}>{t("passes.show")}</p>
      </div>
      <VisitsPart title={t("passes.next")} visits={next ? [next] : []} isOfPass />
      <VisitsPart title={t(next ? "orders.after" : "orders.coming")} visits={coming} isOfPass />
      <VisitsPart title={t("orders.seen")} visits={seen} isOfPass />
      <VisitsPart title={t("orders.unseen")} visits={unseen} isOfPass />
    </section>
  );
}
