import { useLocation } from "react-router";
import { useT } from "~/i18n/use-t";
import { Wrap } from "~/ui/Wrap";
import styles from "../served/NoScriptNote.module.css";

/** A quiet line for browsers without JavaScript, where everything works and some things wait for a reload. */
export const NoScriptNote = () => <noscript>{import.meta.env.SSR && <Note />}</noscript>;

function Note() {
  const t = useT("noscript");
  const { pathname, search } = useLocation();
  return (
    <div className={styles.note}>
      <Wrap>
        {t("text")} <a href={pathname + search}>{t("reload")}</a>
      </Wrap>
    </div>
  );
}
