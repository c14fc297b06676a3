import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

export default function AnchorList({ props }: ViewProps<typeof definition>) {
  const t = useT("home");
  const entries = props.children ?? [];
  const anchors = entries.map(({ anchor }) => anchor).join(" ");
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const left = new AbortController();
    // Without this code the list leads to the parts, and names none.
    import("../later/follow-anchors")
      .then(({ followAnchors }) => followAnchors(anchors.split(" "), setCurrent, left.signal))
      .catch(() => undefined);
    return () => left.abort();
  }, [anchors]);
  return (
    <nav aria-label={t("anchors")} className={props.sticky ? styles.sticky : undefined}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.anchor}>
            <a href={`#${entry.anchor}`} aria-current={entry.anchor === current ? "location" : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
