import { useState } from "react";
import { defaultLocale } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { labelOf } from "../label";
import type { Session } from "../session";
import { useCell, usePart } from "../store/cell";
import { again, contested, keepingBoth, taking, type Contested, type Difference } from "../store/settle";
import type { Clash } from "../store/state";
import styles from "./ClashDialog.module.css";
import parts from "./parts.module.css";

const nameOf = (id: string, { key, lang }: Difference): string => `${id} ${key} ${lang ?? ""}`;

/** The words in a value, whatever its shape. */
function wordsIn(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(" ");
  if (typeof value !== "object" || value === null) return "";
  const { type: _type, attrs: _attrs, marks: _marks, ...rest } = value as Record<string, unknown>;
  return Object.values(rest).map(wordsIn).filter(Boolean).join(" ");
}

type Side = "mine" | "theirs";

interface ClashProps {
  session: Session;
  clash: Clash;
}

/** Two changed the same: value by value it is said which one counts. Nothing is lost until then. */
export function ClashDialog({ session, clash }: ClashProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const { store, view } = session;
  const document = usePart(store.state, (state) => state.document);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const pairs = contested(clash, document);
  const name = clash.others.at(-1)?.actor?.name ?? t("clash.somebody");
  const isMine = (id: string) => (difference: Difference) => chosen.get(nameOf(id, difference)) !== "theirs";
  const close = (): void => view.update({ opened: null });
  const settle = (operations: ReturnType<typeof again>): void => {
    store.settle(clash, operations);
    close();
  };
  const takeResult = (): void =>
    settle(
      pairs.length > 0
        ? pairs.flatMap((pair) =>
            chosen.get(pair.id) === "theirs" ? [] : taking(pair, clash, document, isMine(pair.id)),
          )
        : again(clash, document),
    );
  const choose = (side: Side): void =>
    setChosen(
      new Map(
        pairs.flatMap(({ id, differences }): [string, Side][] => [
          ...(differences.length === 0 ? [[id, side] as [string, Side]] : []),
          ...differences.map((difference): [string, Side] => [nameOf(id, difference), side]),
        ]),
      ),
    );
  const [first] = pairs;
  const type = first ? labelOf((first.mine ?? first.theirs)?.type ?? "", lang) : t("clash.structure");
  return (
    <Dialog
      open
      onClose={close}
      title={t("clash.title", { type })}
      className={`${parts.dialog ?? ""} ${styles.wide ?? ""}`}
      footer={
        <div className={styles.foot}>
          <button type="button" className={parts.button} data-kind="ink" onClick={takeResult}>
            {t("clash.take")}
          </button>
          {first && (
            <button
              type="button"
              className={parts.button}
              onClick={() => settle(pairs.flatMap((pair) => keepingBoth(pair, clash, document, crypto.randomUUID())))}
            >
              {t("clash.both")}
            </button>
          )}
          <button type="button" className={parts.button} data-kind="flat" onClick={close}>
            {t("clash.later")}
          </button>
        </div>
      }
    >
      <p className={styles.who}>{t("clash.who", { name })}</p>
      {first && <Sides name={name} onChoose={choose} />}
      {pairs.map((pair) => (
        <Pair
          key={pair.id}
          session={session}
          pair={pair}
          chosen={chosen}
          onChoose={(key, side) => setChosen(new Map([...chosen, [key, side]]))}
        />
      ))}
      {first && <p className={styles.who}>{t("clash.same")}</p>}
    </Dialog>
  );
}

/** Whose each side is, and how to take all of it. */
function Sides({ name, onChoose }: { name: string; onChoose: (side: Side) => void }) {
  const t = useT("editor");
  return (
    <div className={styles.sides}>
      <span />
      {(["mine", "theirs"] as const).map((side) => (
        <p key={side}>
          <b>{side === "mine" ? t("clash.mine") : t("clash.theirs", { name })}</b>
          <button type="button" className={parts.button} onClick={() => onChoose(side)}>
            {t("clash.all")}
          </button>
        </p>
      ))}
    </div>
  );
}

interface PairProps {
  session: Session;
  pair: Contested;
  chosen: ReadonlyMap<string, Side>;
  onChoose: (key: string, side: Side) => void;
}

function Pair({ session, pair, chosen, onChoose }: PairProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const { id, mine, theirs, differences } = pair;
  const fields = definitions.get((mine ?? theirs)?.type ?? "")?.fields ?? {};
  const rows =
    mine && theirs
      ? differences.map((difference) => {
          const label = fields[difference.key]?.label;
          return {
            key: nameOf(id, difference),
            label: label?.[lang] ?? label?.[defaultLocale] ?? difference.key,
            note: difference.lang?.toUpperCase(),
            mine: difference.mine,
            theirs: difference.theirs,
          };
        })
      : [{ key: id, label: labelOf((mine ?? theirs)?.type ?? "", lang), note: undefined, mine, theirs }];
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
            checked={(chosen.get(row.key) ?? "mine") === side}
            onChange={() => onChoose(row.key, side)}
          />
          <Value session={session} value={row[side]} missing={mine && theirs ? t("clash.empty") : t("clash.gone")} />
        </label>
      ))}
    </fieldset>
  ));
}

/** A value as somebody can tell it from another: its picture, its words. */
function Value({ session, value, missing }: { session: Session; value: unknown; missing: string }) {
  const t = useT("editor");
  const { images } = useCell(session.sources);
  const image = images[(value as { $media?: number } | undefined)?.$media ?? -1];
  if (image)
    return <img src={`${image.src}/w${image.widths[0] ?? 320}.jpg`} alt={image.alt} className={styles.image} />;
  if (value === undefined || value === null || value === "") return <i>{missing}</i>;
  return <span>{wordsIn((value as { props?: unknown }).props ?? value) || t("clash.value")}</span>;
}
