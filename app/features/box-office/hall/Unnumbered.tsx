import { useId, useState } from "react";
import type { BlockReason } from "~/domain/box-office/block-reason";
import type { HallGroup } from "~/domain/hall/schema";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import { Counts } from "../parts/Counts";
import { Field } from "../parts/Field";
import { Reason } from "./Chosen";
import styles from "./Hall.module.css";
import type { Changing } from "./use-hall";

const states = ["free", "held", "reserved", "sold", "blocked"] as const;

/** Places that have no numbers: how many are what, and how many the house keeps. */
export function Unnumbered({ group, change, isBusy }: Changing & { group: HallGroup }) {
  const t = useT("box-office");
  const id = useId();
  const listens = useHydrated();
  const { counts, slots, name } = group;
  const [text, setText] = useState<string | null>(null);
  const [reason, setReason] = useState<BlockReason>("house");
  const most = counts.free + counts.blocked;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{[name, slots.join(", ")].filter(Boolean).join(" · ")}</h2>
      <Counts
        className={styles.counts}
        of={states.map((state): [string, number] => [t(`hall.state.${state}`), counts[state]])}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const places = Math.min(most, Number(text ?? counts.blocked));
          void change({ do: "block-places", group: group.id, block: group.block, places, reason }).then(
            (isDone) => isDone && setText(null),
          );
        }}
      >
        <Field
          id={`${id}-places`}
          label={t("hall.keep_out", { most })}
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={most}
          value={text ?? counts.blocked}
          onChange={({ target }) => setText(target.value)}
        />
        <Reason value={reason} onChange={setReason} />
        <button type="submit" disabled={!listens} aria-disabled={isBusy || undefined}>
          {t("hall.apply")}
        </button>
      </form>
    </section>
  );
}
