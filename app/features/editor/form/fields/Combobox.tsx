import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import styles from "./Combobox.module.css";

interface ComboboxProps<Option> {
  id: string;
  /** What stands in the input. */
  value: string;
  onType: (value: string) => void;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  draw: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** Said when the number of options changes. */
  status: string;
  listLabel: string;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  placeholder?: string | undefined;
  inputMode?: "url" | undefined;
}

/** Which option is marked, and what keys do about it. */
function useMarked<Option>(options: readonly Option[], onChoose: (option: Option) => void) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const shown = open && options.length > 0;
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const go = (to: number) => {
    setOpen(true);
    setAt(to);
    list.current?.children[to]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[at];
    if (event.key === "ArrowDown") go(at + 1 < options.length ? at + 1 : 0);
    else if (event.key === "ArrowUp") go(at > 0 ? at - 1 : options.length - 1);
    else if (event.key === "Enter" && shown && chosen) choose(chosen);
    else if (event.key === "Escape" && shown) {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  const reopen = () => {
    setOpen(true);
    setAt(-1);
  };
  return { list, at, shown, close, choose, reopen, onKeyDown };
}

/** An input with a list of what fits below it: the combobox of the ARIA practices, with the list's choice announced. */
export function Combobox<Option>({
  id,
  value,
  onType,
  options,
  keyOf,
  draw,
  onChoose,
  status,
  listLabel,
  describedBy,
  invalid,
  placeholder,
  inputMode,
}: ComboboxProps<Option>) {
  const listId = useId();
  const { list, at, shown, close, choose, reopen, onKeyDown } = useMarked(options, onChoose);
  return (
    <div className={styles.combobox}>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        className={styles.input}
        value={value}
        onChange={({ target }) => {
          reopen();
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div ref={list} id={listId} role="listbox" aria-label={listLabel} className={styles.list} hidden={!shown}>
        {options.map((option, index) => (
          <button
            key={keyOf(option)}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            // The input keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {draw(option)}
          </button>
        ))}
      </div>
      <span role="status" className={styles.status}>
        {shown ? status : ""}
      </span>
    </div>
  );
}
