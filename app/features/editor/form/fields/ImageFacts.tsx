import { useId, useState } from "react";
import type { KeptImage } from "~/domain/editing/picking";
import { locales } from "~/domain/locale/locales";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { FocalPoint } from "./FocalPoint";
import { ImageRights } from "./ImageRights";
import parts from "../../panels/parts.module.css";
import styles from "./ImageFacts.module.css";
import { useDescribed } from "../../pictures/use-described";

/** The shapes that pictures are cut to most often. */
const crops = [
  { key: "stage", ratio: 4 / 3 },
  { key: "phone", ratio: 4 / 5 },
  { key: "shared", ratio: 1200 / 630 },
] as const;

interface ImageFactsProps {
  image: KeptImage;
  onChanged: (image: KeptImage) => void;
}

/** What is said of a picture wherever it is shown: its middle, and words for who does not see it. Kept when a field is left. */
export function ImageFacts({ image, onChanged }: ImageFactsProps) {
  const t = useT("editor-form");
  const id = useId();
  const [facts, setFacts] = useState(image.facts);
  const { state, keep } = useDescribed(image, onChanged);
  const source = `${image.src}/w640.jpg`;
  const at: StyleWithProperties = { "--focal": `${facts.focal.x * 100}% ${facts.focal.y * 100}%` };
  return (
    <div className={styles.facts} style={at}>
      <FocalPoint
        image={image}
        focal={facts.focal}
        onMove={(focal) => setFacts((now) => ({ ...now, focal }))}
        onMoved={(focal) => keep({ focal })}
      />
      <ul className={styles.crops} aria-label={t("image.crops")}>
        {crops.map(({ key, ratio }) => (
          <li key={key}>
            <img src={source} alt="" style={{ aspectRatio: ratio }} />
            {t(`image.crop.${key}`)}
          </li>
        ))}
      </ul>
      {locales.map(({ code, name }) => (
        <div key={code}>
          <label htmlFor={`${id}-${code}`} className={styles.label}>
            <abbr title={name}>{code.toUpperCase()}</abbr> {t("image.alt")}
          </label>
          <input
            id={`${id}-${code}`}
            lang={code}
            className={styles.words}
            disabled={facts.decorative}
            value={facts.alt[code] ?? ""}
            onChange={({ target }) => setFacts((now) => ({ ...now, alt: { ...now.alt, [code]: target.value } }))}
            onBlur={({ target }) =>
              target.value === (image.facts.alt[code] ?? "") ? undefined : keep({ alt: { [code]: target.value } })
            }
          />
        </div>
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={facts.decorative}
          onChange={({ target: { checked: decorative } }) => {
            setFacts((now) => ({ ...now, decorative }));
            keep({ decorative });
          }}
        />
        {t("image.decorative")}
      </label>
      <ImageRights
        image={image}
        facts={facts}
        onTyped={(typed) => setFacts((now) => ({ ...now, ...typed }))}
        onLeft={keep}
      />
      <p role="status" className={parts.error}>
        {state === "failed" && t("image.notKept")}
        {state === "meanwhile" && t("image.meanwhile")}
      </p>
    </div>
  );
}
