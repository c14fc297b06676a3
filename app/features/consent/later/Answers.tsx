import { everythingGranted, nothingGranted, type Consent } from "~/domain/site/consent";
import { useT } from "~/i18n/use-t";
import styles from "./Consent.module.css";

interface AnswersProps {
  onChoose: (consent: Consent) => void;
  /** What stands between the two plain answers. */
  other: string;
  onOther: () => void;
}

/** Three answers alike in size and colour; declining stands first. */
export function Answers({ onChoose, other, onOther }: AnswersProps) {
  const t = useT("layers");
  return (
    <div className={styles.answers}>
      <button type="button" onClick={() => onChoose(nothingGranted)}>
        {t("reject")}
      </button>
      <button type="button" onClick={onOther}>
        {other}
      </button>
      <button type="button" onClick={() => onChoose(everythingGranted)}>
        {t("accept")}
      </button>
    </div>
  );
}
