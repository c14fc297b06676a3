import type { AccountVoucher } from "~/domain/account/schema";
import type { AvailabilityState } from "~/domain/programme/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Availability } from "~/words/Availability";
import { Area } from "../Area";
import styles from "./CouponsPage.module.css";
import { NoneYet } from "../NoneYet";
import orders from "../OrdersPage.module.css";

interface CouponsPageProps {
  vouchers: readonly AccountVoucher[];
  /** Of the house; "" where it has none. */
  phone: string;
}

const shapes: Record<NonNullable<AccountVoucher["problem"]>, AvailabilityState> = {
  lapsed: "closed",
  spent: "sold-out",
};

/** The vouchers a guest has ordered with: what is left on each, how long it can be used, and what it has paid. */
export function CouponsPage({ vouchers, phone }: CouponsPageProps) {
  const t = useT("account");
  if (vouchers.length === 0)
    return (
      <NoneYet of="coupons" current="user-coupons" icon="ticket" accent="rose">
        <p>{t("coupons.how_text")}</p>
      </NoneYet>
    );
  return (
    <Area title={t("coupons.title")} current="user-coupons" isGuest isWide>
      <p className={styles.lead}>{t("coupons.lead")}</p>
      <Part title={t("coupons.usable")} vouchers={vouchers.filter(({ problem }) => problem === null)} />
      <Part title={t("coupons.useless")} vouchers={vouchers.filter(({ problem }) => problem !== null)} />
      <section className={styles.how}>
        <h2>{t("coupons.how")}</h2>
        <p>{t("coupons.how_text")}</p>
        <p>
          {t("coupons.code_text")} {phone && t("coupons.code_phone", { phone })}
        </p>
      </section>
    </Area>
  );
}

function Part({ title, vouchers }: { title: string; vouchers: readonly AccountVoucher[] }) {
  if (vouchers.length === 0) return null;
  return (
    <section>
      <h2 className={orders.part}>{title}</h2>
      <ul className={styles.vouchers}>
        {vouchers.map((voucher) => (
          // Those of other orders may end alike.
          <Voucher key={`${voucher.ending} ${voucher.orders[0]?.number}`} voucher={voucher} />
        ))}
      </ul>
    </section>
  );
}

function Voucher({ voucher }: { voucher: AccountVoucher }) {
  const t = useT("account");
  const { dayAndMonth, price } = useFormats();
  const { ending, balance, value, last_day: lastDay, problem } = voucher;
  // Thirty years on nobody needs the day of the week.
  const day = `${dayAndMonth(lastDay)} ${lastDay.slice(0, 4)}`;
  return (
    <li className={styles.voucher} data-off={problem !== null || undefined} {...accented("rose")}>
      <div className={styles.plane}>
        <h3>{t("coupons.ending", { ending })}</h3>
        <p className={styles.left}>
          <strong>{price(balance)}</strong> {t("coupons.of", { value: price(value) })}
        </p>
        <p className={styles.state}>
          <Availability
            state={problem ? shapes[problem] : "available"}
            word={t(`coupons.state.${problem ?? "valid"}`, { day })}
          />
        </p>
      </div>
      <div className={styles.orders}>
        <h4>{t("coupons.orders")}</h4>
        <ul>
          {voucher.orders.map(({ number, url, amount }) => (
            <li key={number}>
              <Link to={url}>{t("orders.number", { number })}</Link>
              <span>{Number(amount) > 0 ? price(amount) : t("coupons.back")}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
