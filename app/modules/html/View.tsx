import { useT } from "~/i18n/use-t";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

/** Foreign code has no access to the page: a frame without scripts and without the house's origin. */
export default function Html({ props }: ViewProps<typeof definition>) {
  const t = useT("home");
  if (!props.html_code) return null;
  return <iframe className={styles.frame} srcDoc={props.html_code} sandbox="" title={t("html.title")} loading="lazy" />;
}
