import { useT } from "~/i18n/use-t";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

export default function AnchorList({ props }: ViewProps<typeof definition>) {
  const t = useT("home");
  return (
    <nav aria-label={t("anchors")} className={props.sticky ? styles.sticky : undefined}>
      <ul className={styles.list}>
        {(props.children ?? []).map((entry) => (
          <li key={entry.anchor}>
            <a href={`#${entry.anchor}`}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
