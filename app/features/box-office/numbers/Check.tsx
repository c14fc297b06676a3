import { timeOf } from "~/domain/format/time";
import type { HallDifference, Numbers } from "~/domain/numbers/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import styles from "./NumbersPage.module.css";
import { useCents } from "./use-cents";

/** Whether payments and halls say the same as the books; where they do not, what each of them says. */
export function Check({ numbers: { check, total } }: { numbers: Numbers }) {
  const t = useT("box-office");
  const cents = useCents();
  const { shortDay } = useFormats();
  const showOf = ({ title, starts_at, event }: HallDifference): string =>
    [title || t("numbers.unknown_show", { id: event }), starts_at && `${shortDay(starts_at)} ${timeOf(starts_at)}`]
      .filter(Boolean)
      .join(", ");
  const told = [
    ...(total.sold_cents === check.paid_cents
      ? []
      : [t("numbers.differs_paid", { books: cents(total.sold_cents), money: cents(check.paid_cents) })]),
    ...(-total.back_cents === check.refunded_cents
      ? []
      : [t("numbers.differs_back", { books: cents(-total.back_cents), money: cents(check.refunded_cents) })]),
    ...check.differences.map((one) =>
      one.hall === null
        ? t("numbers.differs_silent", { show: showOf(one), books: one.books })
        : t("numbers.differs_hall", { show: showOf(one), books: one.books, hall: one.hall }),
    ),
  ];
  if (told.length === 0) return <p className={styles.agrees}>{t("numbers.agrees", { count: check.halls })}</p>;
  return (
    <section className={styles.differs} aria-labelledby="differs">
      <h2 id="differs">{t("numbers.differs")}</h2>
      <ul>
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t("numbers.differs_why")}</p>
    </section>
  );
}
