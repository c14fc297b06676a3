import { translate } from "~/domain/locale/locales";
import type { Field } from "~/domain/pages/module-definition";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { Contested } from "./meeting";
import styles from "./PageSettings.module.css";

interface MeanwhileProps {
  contested: readonly Contested[];
  fields: Record<string, Field>;
  /** Theirs is taken. */
  onTake: (leaf: Contested) => void;
}

/** What others have set while it was written here: to be taken, or left by saving one's own. */
export function Meanwhile({ contested, fields, onTake }: MeanwhileProps) {
  const t = useT("editor-form");
  const { lang } = useLocale();
  const said = ({ theirs }: Contested): string => {
    if (typeof theirs === "boolean") return t(theirs ? "page.yes" : "page.no");
    if (typeof theirs === "number") return t("page.picture", { id: theirs });
    return typeof theirs === "string" && theirs !== "" ? t("page.words", { words: theirs }) : t("page.nothing");
  };
  return (
    <section role="alert" className={styles.meanwhile}>
      <p>{t("page.meanwhile")}</p>
      <ul>
        {contested.map((leaf) => (
          <li key={`${leaf.key} ${leaf.lang ?? ""}`}>
            <b>
              {leaf.lang && <abbr>{leaf.lang.toUpperCase()}</abbr>}{" "}
              {translate(fields[leaf.key]?.label ?? {}, lang).value}
            </b>
            <span>{said(leaf)}</span>
            <button type="button" onClick={() => onTake(leaf)}>
              {t("page.takeTheirs")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
