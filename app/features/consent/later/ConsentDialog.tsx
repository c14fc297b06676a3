import { useState } from "react";
import { embedProviders } from "~/domain/pages/embed";
import { consentCategories, nothingGranted, type Consent, type ConsentCategory } from "~/domain/site/consent";
import { useT } from "~/i18n/use-t";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { Answers } from "./Answers";
import styles from "./Consent.module.css";

interface ConsentDialogProps {
  /** The choice that holds; null if nothing has been chosen. */
  consent: Consent | null;
  /** True if the house has a tag manager, which is what the second and third category are for. */
  isTracked: boolean;
  onChoose: (consent: Consent) => void;
  onClose: () => void;
}

/** The categories one by one. Nothing is open before somebody has opened it; leaving without an answer changes nothing. */
export function ConsentDialog({ consent, isTracked, onChoose, onClose }: ConsentDialogProps) {
  const t = useT("layers");
  const [chosen, setChosen] = useState(consent ?? nothingGranted);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      className={styles.dialog}
      footer={<Answers onChoose={onChoose} other={t("save")} onOther={() => onChoose(chosen)} />}
    >
      <ul className={styles.categories}>
        {consentCategories.map((category) => (
          <Category
            key={category}
            category={category}
            isOpen={chosen[category]}
            isUnused={!isTracked && (category === "optimization" || category === "marketing")}
            onToggle={(isOpen) => setChosen({ ...chosen, [category]: isOpen })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const providers = embedProviders.join(", ");

interface CategoryProps {
  category: ConsentCategory;
  isOpen: boolean;
  /** The house has nothing of this kind. */
  isUnused: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A category with its switch: a Kasch that is shut or open. The necessary is none. */
function Category({ category, isOpen, isUnused, onToggle }: CategoryProps) {
  const t = useT("layers");
  const id = `consent-${category}`;
  const text = (
    <p id={`${id}-text`}>
      {t(`${category}.text`)} <span>{t(isUnused ? "unused" : `${category}.who`, { providers })}</span>
    </p>
  );
  if (category === "required")
    return (
      <li>
        <h3>{t(category)}</h3>
        <span className={styles.always}>
          <i aria-hidden="true" />
          {t("always")}
        </span>
        {text}
      </li>
    );
  return (
    <li>
      <h3>
        <label htmlFor={id}>{t(category)}</label>
      </h3>
      <label className={styles.switch}>
        <input
          id={id}
          type="checkbox"
          checked={isOpen}
          aria-label={t(category)}
          aria-describedby={`${id}-text`}
          onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        />
        <span aria-hidden="true">{t(isOpen ? "open" : "shut")}</span>
      </label>
      {text}
    </li>
  );
}
