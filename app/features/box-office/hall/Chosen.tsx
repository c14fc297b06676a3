import { useId, useState } from "react";
import { blockReasons, type BlockReason } from "~/domain/box-office/block-reason";
import type { HallSeat } from "~/domain/hall/schema";
import { useT } from "~/i18n/use-t";
import { Select } from "../parts/Field";
import styles from "./Hall.module.css";
import type { Changing } from "./use-hall";

interface ChosenProps extends Changing {
  seats: readonly HallSeat[];
  onClear: () => void;
}

/** What can be done with the seats that are chosen: the free ones out of sale, the blocked ones back into it. */
export function Chosen({ seats, onClear, change, isBusy }: ChosenProps) {
  const t = useT("box-office");
  const [reason, setReason] = useState<BlockReason>("house");
  const idsOf = (state: HallSeat["state"]): number[] =>
    seats.flatMap((seat) => (seat.state === state ? [seat.id] : []));
  const [free, blocked] = [idsOf("free"), idsOf("blocked")];
  const busy = { "aria-disabled": isBusy || undefined };
  const taken = seats.length - free.length - blocked.length;
  return (
    <section className={styles.chosen} aria-label={t("hall.chosen", { count: seats.length })}>
      <p>
        <b>{t("hall.chosen", { count: seats.length })}</b>
        {taken > 0 && ` · ${t("hall.taken", { count: taken })}`}
      </p>
      {free.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change({ do: "block", units: free, reason }).then((isDone) => isDone && onClear());
          }}
        >
          <Reason value={reason} onChange={setReason} />
          <button type="submit" className={styles.go} {...busy}>
            {t("hall.block", { count: free.length })}
          </button>
        </form>
      )}
      {blocked.length > 0 && (
        <button
          type="button"
          {...busy}
          onClick={() => void change({ do: "unblock", units: blocked }).then((isDone) => isDone && onClear())}
        >
          {t("hall.unblock", { count: blocked.length })}
        </button>
      )}
      <button type="button" onClick={onClear}>
        {t("hall.clear")}
      </button>
    </section>
  );
}

interface ReasonProps {
  value: BlockReason;
  onChange: (reason: BlockReason) => void;
}

/** Why places are out of sale: what everybody at the desk reads on them. */
export function Reason({ value, onChange }: ReasonProps) {
  const t = useT("box-office");
  const id = useId();
  return (
    <Select
      id={id}
      label={t("hall.why")}
      value={value}
      onChange={({ target }) => onChange(target.value as BlockReason)}
    >
      {blockReasons.map((reason) => (
        <option key={reason} value={reason}>
          {t(`hall.reason.${reason}`)}
        </option>
      ))}
    </Select>
  );
}
