import type { PriceLine } from "~/domain/booking/schema";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import styles from "./PriceList.module.css";

/** Every price of an event, and what is asked beside it; free lines (companions, passes) too. */
export function PriceList({ prices }: { prices: readonly PriceLine[] }) {
  const { lang, money } = useLocale();
  const t = useT("productions");
  const seen = new Set<string>();
  const lines = prices.filter((line) => {
    const key = `${line.name}|${line.price}|${line.text}`;
    return !seen.has(key) && seen.add(key);
  });
  return (
    <table className={styles.prices}>
      <caption>{money.beside ? t("price.caption_beside", { beside: money.beside }) : t("price.caption")}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              {line.text && <small>{line.text}</small>}
            </th>
            <td>{formatPrice(line.price, lang, money)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
