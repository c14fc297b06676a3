import { useId, useState } from "react";
import type { Version } from "~/domain/editing/schema";
import { useFormats } from "~/i18n/use-formats";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { clockOf, dayOf } from "../clock";
import parts from "../panels/parts.module.css";
import type { Looked, Session } from "../session";
import { failed } from "../told";
import styles from "./Compare.module.css";
import { compareOnPage } from "./compare-on-page";

const draft = "draft";
const phone = "(max-width: 47.99em)";

interface CompareChoiceProps {
  session: Session;
  versions: readonly Version[];
  looked: Looked;
}

/** Puts the version that is looked at beside another one, on the page itself. */
export function CompareChoice({ session, versions, looked }: CompareChoiceProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const { dayAndMonth } = useFormats();
  const id = useId();
  const [chosen, setChosen] = useState(draft);
  const timeOf = (seq: number | null): string | null => {
    const at = versions.find((version) => version.seq === seq)?.at;
    return at === undefined ? null : clockOf(at);
  };
  const begin = async (): Promise<void> => {
    const seq = chosen === draft ? null : Number(chosen);
    const found =
      seq === null
        ? { document: session.store.state.get().document, sources: session.sources.get() }
        : await session.api.version(session.page, seq);
    if (!found) return session.view.update({ told: failed(t("told.failed")) });
    const other = { seq, ...found };
    const isLater = seq === null || seq > (looked.seq ?? Infinity);
    const [was, is] = isLater ? [looked, other] : [other, looked];
    // There it is over the page.
    if (matchMedia(phone).matches) session.view.update({ panel: null });
    compareOnPage(session, lang, {
      was: { seq: was.seq ?? looked.seq, document: was.document, sources: was.sources },
      is,
      times: { was: timeOf(was.seq) ?? "", is: timeOf(is.seq) },
    });
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t("compare.with")}</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value={draft}>{t("compare.draft")}</option>
        {versions
          .filter(({ seq }) => seq !== looked.seq)
          .map(({ seq, reason, at }) => (
            <option key={seq} value={seq}>
              {t("compare.version", {
                reason: t(`versions.${reason}`),
                day: dayAndMonth(dayOf(at)),
                time: clockOf(at),
              })}
            </option>
          ))}
      </select>
      <button type="button" className={parts.button} onClick={() => void begin()}>
        {t("compare.begin")}
      </button>
    </div>
  );
}
