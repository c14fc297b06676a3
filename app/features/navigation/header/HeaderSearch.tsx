import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { Wrap } from "~/ui/Wrap";
import { Icon } from "~/ui/picture/Icon";
import styles from "./HeaderSearch.module.css";
import { SearchForm } from "../parts/SearchForm";
import { useDismiss } from "../parts/use-dismiss";

/** The search button of the header; the form opens as a band below it. */
export function HeaderSearch() {
  const t = useT("common");
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  const focusInput = () => {
    if (details.current?.open) details.current.querySelector("input")?.focus();
  };
  return (
    <details ref={details} className={styles.search} onToggle={focusInput}>
      <summary className={styles.button}>
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
