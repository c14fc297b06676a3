import type { AccountCredit } from "~/domain/account/schema";
import type { AvailabilityState } from "~/domain/programme/schema";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Availability } from "~/words/Availability";
import { Area } from "../Area";
import { NoneYet } from "../NoneYet";
import orders from "../OrdersPage.module.css";
import styles from "./CreditPage.module.css";

type Back = AccountCredit["back"][number];
type Movement = AccountCredit["movements"][number];

/** Where a guest's money is: on vouchers, on its way back, and what each order took and gave. */
export function CreditPage({ credit }: { credit: AccountCredit }) {
  const t = useT("account");
  const { back, movements, shared } = credit;
  if (back.length === 0 && movements.length === 0)
    return (
      <NoneYet of="credit" current="user-credit" icon="ticket" accent="mint">
        <p>{t("credit.how_text")}</p>
      </NoneYet>
    );
  return (
    <Area title={t("credit.title")} current="user-credit" isGuest isWide>
      <Left credit={credit} />
      {back.length > 0 && (
        <section>
          <h2 className={orders.part}>{t("credit.back")}</h2>
          <ul>
            {back.map((one) => (
              <BackRow key={`${one.number} ${one.at} ${one.way} ${one.to} ${one.amount}`} back={one} />
            ))}
          </ul>
          {back.some(({ way }) => way === "bank") && <p className={styles.note}>{t("credit.bank_note")}</p>}
        </section>
      )}
      {movements.length > 0 && (
        <section>
          <h2 className={orders.part}>{t("credit.movements")}</h2>
          <ul>
            {movements.map((one) => (
              <MovementRow key={`${one.number} ${one.at} ${one.kind} ${one.ending} ${one.amount}`} movement={one} />
            ))}
          </ul>
          {shared.map((ending) => (
            <p key={ending} className={styles.note}>
              {t("credit.shared", { ending })}
            </p>
          ))}
        </section>
      )}
    </Area>
  );
}

function Left({ credit: { left, vouchers: count, last_day: lastDay, movements } }: { credit: AccountCredit }) {
  const t = useT("account");
  const { href } = useLocale();
  const { dayAndMonth, price } = useFormats();
  const hasAny = movements.length > 0;
  return (
    <section className={styles.left} aria-labelledby="credit-left" {...accented("mint")}>
      <div className={styles.sum}>
        <h2 id="credit-left">{t("credit.left")}</h2>
        <p>
          <strong>{price(left)}</strong>
        </p>
        <p>
          {lastDay === null
            ? t(hasAny ? "credit.spent" : "credit.never")
            : t("credit.valid", { count, day: `${dayAndMonth(lastDay)} ${lastDay.slice(0, 4)}` })}
        </p>
      </div>
      <div className={styles.use}>
        <p>{t(lastDay === null ? "credit.how_text" : "coupons.how_text")}</p>
        <p className={styles.ways}>
          <Link to={href(paths.events)}>{t("login.programme")}</Link>
          {hasAny && <Link to={href(paths["user-coupons"])}>{t("credit.vouchers")}</Link>}
        </p>
      </div>
    </section>
  );
}

interface RowProps {
  of: Pick<Back, "number" | "url" | "at">;
  words: string;
  sum: string;
  children: React.ReactNode;
}

/** A sum with its day, its order and what it is. */
function Row({ of: { number, url, at }, words, sum, children }: RowProps) {
  const t = useT("account");
  const { dayAndMonth } = useFormats();
  return (
    <li className={styles.row}>
      <time dateTime={at}>
        {dayAndMonth(at)} {at.slice(0, 4)}
      </time>
      <div className={styles.what}>
        <Link to={url}>{t("orders.number", { number })}</Link>
        <p className={styles.words}>{words}</p>
      </div>
      <div className={styles.state}>{children}</div>
      <p className={styles.amount}>{sum}</p>
    </li>
  );
}

const shapes: Record<Back["state"], AvailabilityState> = { coming: "limited", stuck: "not-yet", done: "available" };

/** How far it is; what goes on a voucher is on it at once. */
function useStateWord() {
  const t = useT("account");
  return ({ state, way }: Back): string => {
    if (way === "voucher") return t("credit.state.voucher");
    return state === "stuck" ? t("orders.state.stuck") : t(`credit.state.${state}_${way}`);
  };
}

function BackRow({ back }: { back: Back }) {
  const t = useT("account");
  const { price } = useFormats();
  const stateWord = useStateWord();
  const { way, to, state, is_surplus: isSurplus } = back;
  const where = t(way === "bank" && to ? "credit.way.card" : `credit.way.${way}`, { to });
  return (
    <Row of={back} words={isSurplus ? `${where}, ${t("credit.surplus")}` : where} sum={price(back.amount)}>
      <Availability state={shapes[state]} word={stateWord(back)} />
    </Row>
  );
}

function MovementRow({ movement }: { movement: Movement }) {
  const t = useT("account");
  const { price } = useFormats();
  const { kind, amount, ending } = movement;
  const sign = kind === "taken" ? "−" : "+";
  return (
    <Row of={movement} words={t("coupons.ending", { ending })} sum={`${sign} ${price(amount)}`}>
      {t(`credit.kind.${kind}`)}
    </Row>
  );
}
