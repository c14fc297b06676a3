import { useRef, type MouseEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Wrap } from "~/ui/Wrap";
import { Icon } from "~/ui/picture/Icon";
import styles from "./HeaderSearch.module.css";
import { SearchForm } from "../parts/SearchForm";
import { useDismiss } from "../parts/use-dismiss";

/** The band takes so long to be there; what has lost the focus may get it back meanwhile. */
const delayMs = 200;

/** The search button of the header; the form opens as a band below it. */
export function HeaderSearch() {
  const t = useT("common");
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details, delayMs);
  const input = () => (details.current?.open ? details.current.querySelector("input") : null);
  const focusInput = () => setTimeout(() => input()?.focus(), delayMs);
  /** Open and with a text in it, it is the button of its form. */
  const submit = (event: MouseEvent) => {
    const field = input();
    if (!field?.value.trim()) return;
    event.preventDefault();
    field.form?.requestSubmit();
  };
  return (
    <details ref={details} className={styles.search} onToggle={focusInput}>
      <summary className={styles.button} onClick={submit}>
        <Icon name="search" />
        <span>{t("nav.search")}</span>
      </summary>
      <div className={styles.band}>
        <Wrap>
          <SearchForm id="header-search" onSubmit={() => details.current?.removeAttribute("open")} />
        </Wrap>
      </div>
    </details>
  );
}
