import { useState, type KeyboardEvent, type RefObject } from "react";
import type { DeskSale } from "~/domain/desk/schema";
import { useT } from "~/i18n/use-t";
import { Key } from "./Key";
import styles from "./Kinds.module.css";
import { useSum } from "./use-sum";

interface SaleCodeProps {
  held: DeskSale;
  field: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
}

/** The promotion code of a sale: typed and put in, or what it takes off and the way to take it out. */
export function SaleCode({ held: { code }, field, onCode }: SaleCodeProps) {
  const t = useT("box-office");
  const sum = useSum();
  const [text, setText] = useState("");
  if (code)
    return (
      <div className={styles.code}>
        <span role="status">
          {code.problem === null
            ? t("desk.code_off", { code: code.code, amount: sum(code.amount) })
            : t("desk.code_nothing", { code: code.code })}
        </span>
        <button type="button" onClick={() => onCode("")}>
          {t("desk.code_drop")}
        </button>
      </div>
    );
  const use = (): void => {
    onCode(text);
    field.current?.blur();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    // The form around it is the till's: Enter would take the money.
    event.preventDefault();
    use();
  };
  return (
    <div className={styles.code}>
      <label htmlFor="desk-code">
        <Key name="C" /> {t("desk.code")}
      </label>
      <input
        ref={field}
        id="desk-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKey}
      />
      <button type="button" onClick={use}>
        {t("desk.code_use")}
      </button>
    </div>
  );
}
