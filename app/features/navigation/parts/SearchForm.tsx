import { lazy, Suspense, useRef, useState, type FormEvent } from "react";
import { Form, useLocation } from "react-router";
import { importPart } from "~/domain/common/part";
import { longestSearch } from "~/domain/productions/query";
import { searchPath } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Rescue } from "~/ui/Rescue";
import { Icon } from "~/ui/picture/Icon";
import styles from "./SearchForm.module.css";

const Suggestions = lazy(() => importPart(() => import("../later/Suggestions")));

interface SearchFormProps {
  /** Distinguishes the form of the header from the one of the menu. */
  id: string;
  onSubmit?: (() => void) | undefined;
}

/** Text search. An ordinary GET form: it works before and without JavaScript. */
export function SearchForm({ id, onSubmit }: SearchFormProps) {
  const t = useT("common");
  const { href } = useLocale();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const path = href(searchPath());
  const [here, category] = `${pathname}/`.startsWith(`${path}/`) ? [true, pathname.split("/")[3]] : [false];
  const asked = (here && new URLSearchParams(search).get("q")) || "";

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = input.current;
    if (!field?.value.trim()) {
      event.preventDefault();
      field?.focus();
      return;
    }
    onSubmit?.();
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    // Suggestions for what was there go with it.
    input.current.dispatchEvent(new Event("input"));
  };
  return (
    <Form
      key={asked}
      role="search"
      action={href(searchPath(category))}
      method="get"
      className={styles.form}
      onSubmit={submit}
    >
      <label htmlFor={id} className={styles.label}>
        {t("search.label")}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        defaultValue={asked}
        placeholder=" "
        autoComplete="off"
        maxLength={longestSearch}
        required
        onFocus={() => setUsed(true)}
      />
      <button type="button" className={styles.clear} onClick={clear} aria-label={t("search.clear")}>
        <Icon name="close" />
      </button>
      <Button type="submit">
        <Icon name="search" />
        {t("search.submit")}
      </Button>
      {used && (
        <Rescue instead={null}>
          <Suspense>
            <Suggestions field={input} id={id} />
          </Suspense>
        </Rescue>
      )}
    </Form>
  );
}
