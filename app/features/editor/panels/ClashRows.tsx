import { findLocale } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { fieldLabelOf, labelOf } from "../label";
import type { Session } from "../session";
import { useCell } from "../store/cell";
import type { Contested, Difference } from "../store/settle";
import styles from "./ClashDialog.module.css";
import { OwnWords, wordsIn } from "./Words";

export type Side = "mine" | "theirs";

/** The name of a choice. */
export const nameOf = (id: string, { key, lang }: Difference): string => `${id} ${key} ${lang ?? ""}`;

interface Row {
  key: string;
  label: string;
  note?: string | undefined;
  mine: unknown;
  theirs: unknown;
}

interface ClashRowsProps {
  session: Session;
  pair: Contested;
  sideOf: (key: string) => Side;
  onChoose: (key: string, side: Side) => void;
}

/** The values of a module that two wrote differently, each with a choice between them. */
export function ClashRows({ session, pair, sideOf, onChoose }: ClashRowsProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const { id, mine, theirs, differences } = pair;
  const type = (mine ?? theirs)?.type ?? "";
  const rows: Row[] =
    mine && theirs
      ? differences.map((difference) => ({
          key: nameOf(id, difference),
          label: fieldLabelOf(type, difference.key, lang),
          note: findLocale(difference.lang ?? "")?.name,
          mine: difference.mine,
          theirs: difference.theirs,
        }))
      : [{ key: id, label: labelOf(type, lang), mine, theirs }];
  return rows.map((row) => (
    <fieldset key={row.key} className={styles.row}>
      <legend>
        {row.label} {row.note && <small>{row.note}</small>}
      </legend>
      {(["mine", "theirs"] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={row.key}
            checked={sideOf(row.key) === side}
            onChange={() => onChoose(row.key, side)}
          />
          <Value
            session={session}
            value={row[side]}
            other={row[side === "mine" ? "theirs" : "mine"]}
            missing={mine && theirs ? t("clash.empty") : t("clash.gone")}
          />
        </label>
      ))}
    </fieldset>
  ));
}

interface ValueProps {
  session: Session;
  value: unknown;
  other: unknown;
  missing: string;
}

const textOf = (value: unknown): string => wordsIn((value as { props?: unknown } | null | undefined)?.props ?? value);

/** A value as somebody can tell it from another: its picture, its words. */
function Value({ session, value, other, missing }: ValueProps) {
  const t = useT("editor");
  const { images } = useCell(session.sources);
  const image = images[(value as { $media?: number } | null | undefined)?.$media ?? -1];
  if (image)
    return <img src={`${image.src}/w${image.widths[0] ?? 320}.jpg`} alt={image.alt} className={styles.image} />;
  if (value === undefined || value === null || value === "") return <i>{missing}</i>;
  const own = textOf(value);
  return <span>{own ? <OwnWords own={own} other={textOf(other)} /> : t("clash.value")}</span>;
}
