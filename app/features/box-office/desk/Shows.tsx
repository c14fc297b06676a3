import type { DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { useVersionOf } from "../use-version-of";
import { Choice } from "./Choice";
import styles from "./Desk.module.css";

interface ShowsProps {
  shows: readonly DayShow[];
  digits: readonly string[];
  chosen: number | null;
  onChoose: (show: DayShow) => void;
}

const counted = ["sold", "to_collect", "held", "blocked"] as const;

/** What is still to come, with what is free of it at this moment and what is not. */
export function Shows({ shows, digits, chosen, onChoose }: ShowsProps) {
  const t = useT("box-office");
  const versionOf = useVersionOf();
  const countsOf = ({ sales }: DayShow): string[] =>
    counted.flatMap((what) => (sales?.[what] ? [t(`desk.${what}`, { amount: sales[what] })] : []));
  return (
    <section aria-labelledby="shows">
      <h2 id="shows">{t("desk.sell")}</h2>
      {shows.length === 0 && <p className={styles.none}>{t("start.none")}</p>}
      <ul aria-labelledby="shows">
        {shows.map((show, index) => (
          <Choice
            key={show.id}
            digit={digits[index]}
            name={`${timeOf(show.starts_at)} ${show.title}`}
            facts={[[show.room, versionOf(show), ...countsOf(show)].filter(Boolean).join(" · ")]}
            sum={show.sales && t("desk.free", { free: show.sales.free })}
            isChosen={show.id === chosen}
            onChoose={() => onChoose(show)}
          />
        ))}
      </ul>
    </section>
  );
}
