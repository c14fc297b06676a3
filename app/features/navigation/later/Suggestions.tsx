import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { timeOf } from "~/domain/format/time";
import type { Suggestion } from "~/domain/search/schema";
import { searchPath } from "~/domain/site/pages";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Marked } from "~/ui/text/later/Marked";
import styles from "./Suggestions.module.css";
import { useSuggestions, type Shown } from "./use-suggestions";

interface SuggestionsProps {
  /** The field; it becomes a combobox. */
  field: RefObject<HTMLInputElement | null>;
  id: string;
}

const groupsOf = (list: readonly Suggestion[]) => {
  const groups = Map.groupBy(list, ({ category }) =>
    category === "films" || category === "events" ? category : ("rest" as const),
  );
  return [...groups];
};

/** Where a key leads from one of the suggestions; nothing: it is none of the list's. */
function targetOf(key: string, all: readonly HTMLElement[], field: HTMLElement | null): HTMLElement | null | undefined {
  const at = all.findIndex((option) => option === document.activeElement);
  switch (key) {
    case "ArrowDown":
      return all[(at + 1) % all.length];
    case "ArrowUp":
      return at === 0 ? field : all[at - 1];
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    case "Escape":
      return field;
    default:
      return undefined;
  }
}

/** Looks for a text as if it had been typed. */
function submit(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.focus();
  input.form?.requestSubmit();
}

/** What the search proposes below its field: films, showings, the rest. */
export default function Suggestions({ field, id }: SuggestionsProps) {
  const t = useT("search");
  const { lang } = useLocale();
  const { shown, close } = useSuggestions(field, lang);
  const { text, list, isOpen } = shown;
  const box = useRef<HTMLDivElement>(null);
  const options = () => Array.from(box.current?.querySelectorAll<HTMLElement>("[role=option]") ?? []);
  useCombobox({ field, id, isOpen: isOpen && list.length > 0, close, enter: () => options()[0]?.focus() });

  const choose = (suggestion: Suggestion) => {
    close();
    submit(field.current, suggestion.text);
  };
  const onKey = (event: KeyboardEvent) => {
    const target = targetOf(event.key, options(), field.current);
    if (target) {
      event.preventDefault();
      event.stopPropagation();
      target.focus();
      if (event.key === "Escape") close();
      // What is written goes on where it is written.
    } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) field.current?.focus();
  };
  return (
    <div ref={box} className={styles.drop} data-suggestions="" data-open={isOpen || undefined} inert={!isOpen}>
      <div className={styles.inner}>
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t("suggest.label")}
          className={styles.list}
          onKeyDown={onKey}
        >
          {groupsOf(list).map(([name, members]) => (
            <Group
              key={name}
              title={name === "rest" ? t("suggest.rest") : t(name)}
              members={members}
              query={text}
              choose={choose}
            />
          ))}
        </div>
        <Foot shown={shown} close={close} />
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  members: readonly Suggestion[];
  query: string;
  choose: (suggestion: Suggestion) => void;
}

function Group({ title, members, query, choose }: GroupProps) {
  const [active, setActive] = useState<Suggestion | null>(null);
  return (
    <div role="group" aria-label={title} className={styles.group}>
      <div className={styles.name} aria-hidden="true">
        {title} <span>{members.length}</span>
      </div>
      {members.map((suggestion) => (
        <button
          key={suggestion.url}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={active === suggestion}
          className={styles.option}
          onFocus={() => setActive(suggestion)}
          onBlur={() => setActive(null)}
          onClick={() => choose(suggestion)}
        >
          <Option suggestion={suggestion} query={query} />
        </button>
      ))}
    </div>
  );
}

function Foot({ shown: { text, list, isOpen, isLate }, close }: { shown: Shown; close: () => void }) {
  const t = useT("search");
  const { href } = useLocale();
  return (
    <div className={styles.foot}>
      <p>
        <span role="status">{isLate ? t("suggest.late") : isOpen && t("suggest.count", { count: list.length })}</span>{" "}
        {!isLate && (
          <Link to={`${href(searchPath())}?${new URLSearchParams({ q: text }).toString()}`} onClick={close}>
            {t("suggest.all", { q: text })}
          </Link>
        )}
      </p>
      {list.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <kbd>↓</kbd> {t("suggest.down")} <kbd>Esc</kbd> {t("suggest.escape")}
        </p>
      )}
    </div>
  );
}

function Option({ suggestion, query }: { suggestion: Suggestion; query: string }) {
  const { shortDay } = useFormats();
  const { image, date_start: start } = suggestion;
  return (
    <>
      {suggestion.category === "films" && (
        <span className={styles.still}>{image && <Picture image={image} sizes="80px" fit="cover" decorative />}</span>
      )}
      <span className={styles.what}>
        <b lang={fallbackLang(suggestion.fallback, "title")}>
          <Marked text={suggestion.text} query={query} />
        </b>
        <span className={styles.detail}>
          {suggestion.original_title && (
            <i lang={suggestion.original_lang ?? undefined}>
              <Marked text={suggestion.original_title} query={query} />
            </i>
          )}
          {suggestion.original_title && suggestion.detail && " · "}
          <Marked text={suggestion.detail} query={query} />
        </span>
      </span>
      {start && (
        <time dateTime={start} className={styles.when}>
          {timeOf(start)} <small>{shortDay(start)}</small>
        </time>
      )}
    </>
  );
}

interface ComboboxArgs {
  field: RefObject<HTMLInputElement | null>;
  id: string;
  isOpen: boolean;
  close: () => void;
  /** Puts the focus on the first suggestion. */
  enter: () => void;
}

/** Makes the field a combobox: it had to work before this was loaded. */
function useCombobox({ field, id, isOpen, close, enter }: ComboboxArgs): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", `${id}-list`);
    input.setAttribute("aria-expanded", String(isOpen));
  }, [field, id, isOpen]);
  useEffect(() => {
    const input = field.current;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isOpen) return;
      if (event.key === "ArrowDown") {
        event.preventDefault();
        enter();
      }
      if (event.key !== "Escape") return;
      // The band around the field stays: it is closed by the next one.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    input?.addEventListener("keydown", onKey);
    return () => input?.removeEventListener("keydown", onKey);
  });
}
