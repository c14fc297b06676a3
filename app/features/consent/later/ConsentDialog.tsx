import { useState } from "react";
import {
  consentCategories,
  everythingGranted,
  nothingGranted,
  type Consent,
  type ConsentCategory,
} from "~/domain/site/consent";
import { legalPages } from "~/domain/site/pages";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { SmartLink } from "~/ui/SmartLink";
import styles from "./Consent.module.css";

interface ConsentDialogProps {
  /** The choice that holds; null if nothing has been chosen. */
  consent: Consent | null;
  /** True if the house has a tag manager, which is what the second and third category are for. */
  isTracked: boolean;
  onChoose: (consent: Consent) => void;
  onClose: () => void;
}

/** The categories one by one. Nothing is ticked before somebody has; leaving without an answer changes nothing. */
export function ConsentDialog({ consent, isTracked, onChoose, onClose }: ConsentDialogProps) {
  const t = useT("consent");
  const [chosen, setChosen] = useState(consent ?? nothingGranted);
  const isUnused = (category: ConsentCategory) =>
    !isTracked && (category === "optimization" || category === "marketing");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      footer={
        <div className={styles.answers}>
          <Button onClick={() => onChoose(nothingGranted)}>{t("reject")}</Button>
          <Button onClick={() => onChoose(everythingGranted)}>{t("accept")}</Button>
          <Button variant="ghost" onClick={() => onChoose(chosen)}>
            {t("save")}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p>
          {t("text")} <SmartLink to={legalPages.privacy}>{t("privacy")}</SmartLink>
        </p>
        <ul>
          {consentCategories.map((category) => (
            <li key={category}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen[category]}
                  disabled={category === "required"}
                  aria-describedby={`consent-${category}`}
                  onChange={({ currentTarget }) => setChosen({ ...chosen, [category]: currentTarget.checked })}
                />
                <strong>{t(category)}</strong>
                {category === "required" && <small>{t("always")}</small>}
              </label>
              <p id={`consent-${category}`}>
                {t(`${category}.text`)} {isUnused(category) && t("unused")}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
