import { useNavigation } from "react-router";
import { useT } from "~/i18n/use-t";
import styles from "./LoadingBar.module.css";

/** Progress of a navigation: shows after 200 ms, crawls for 5 s, leaves 500 ms after the end. All of it in CSS. */
export function LoadingBar() {
  const t = useT("common");
  const loading = useNavigation().state !== "idle";
  return (
    <div
      className={styles.bar}
      data-loading={loading || undefined}
      {...(loading ? { role: "progressbar", "aria-label": t("loading.page") } : { "aria-hidden": true })}
    />
  );
}
