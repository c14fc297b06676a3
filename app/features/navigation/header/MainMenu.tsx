import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import styles from "./MainMenu.module.css";
import type { ShownEntry } from "../parts/shell-data";
import { MenuLink, useIsCurrent } from "../parts/MenuLink";
import { useDismiss } from "../parts/use-dismiss";

/** The menu of wide screens: links, and disclosures for entries with pages below them. */
export function MainMenu({ entries }: { entries: ShownEntry[] }) {
  const t = useT("common");
  return (
    <nav aria-label={t("nav.main")} className={styles.menu}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.children.length > 0 ? (
              <SubMenu entry={entry} />
            ) : (
              <MenuLink entry={entry} className={styles.entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubMenu({ entry }: { entry: ShownEntry }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isCurrent = useIsCurrent();
  useDismiss(details);
  const current = (entry.url && isCurrent(entry.url)) || entry.children.some((child) => isCurrent(child.url));
  return (
    <details ref={details} name="main-menu" className={styles.sub}>
      <summary className={styles.entry} data-current={current || undefined}>
        {entry.menu_name}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.drop}>
        {entry.url && (
          <li>
            <MenuLink entry={entry} />
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}
