import { use, useEffect, useId, useState } from "react";
import { firstRightsDay, type KeptImage, type MediaChange, type Usage } from "~/domain/editing/picking";
import { addDays } from "~/domain/time/cinema-day";
import { wallTimeToInstant } from "~/domain/time/zone";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { lastDay } from "../../clock";
import { whenAnswered } from "../../store/when-answered";
import { EditingContext } from "../editing-context";
import parts from "../../panels/parts.module.css";
import styles from "./ImageFacts.module.css";

type Facts = KeptImage["facts"];

interface ImageRightsProps {
  image: KeptImage;
  facts: Facts;
  onTyped: (facts: Partial<Facts>) => void;
  onLeft: (change: MediaChange) => void;
}

/** Where that day ends. */
const endOf = (day: string, zone: string): string | null =>
  day === "" ? null : new Date(wallTimeToInstant(`${addDays(day, 1)}T00:00`, zone)).toISOString();

/** Undefined while it is asked for, null where there is no answer. */
function useUsage(id: number, isWanted: boolean): Usage[] | null | undefined {
  const { picking } = use(EditingContext);
  const [usage, setUsage] = useState<Usage[] | null>();
  useEffect(() => {
    if (!isWanted) return;
    return whenAnswered(picking.usage(id), setUsage, () => setUsage(null));
  }, [id, isWanted, picking]);
  return usage;
}

/** Whose a picture is, until when it may be shown, and where it is: what is said here is true everywhere. */
export function ImageRights({ image, facts, onTyped, onLeft }: ImageRightsProps) {
  const t = useT("editor-form");
  const id = useId();
  const { zone } = use(EditingContext);
  const [isOpen, setOpen] = useState(false);
  const usage = useUsage(image.id, isOpen);
  const [isWrong, setWrong] = useState(false);
  const { rights_until: until } = image.facts;
  const stored = until === null ? "" : lastDay(until, zone);
  return (
    <details className={styles.rights} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t("image.rights")}
        <Icon name="chevron-down" />
      </summary>
      {(["credit", "rights_holder"] as const).map((key) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`} className={styles.label}>
            {t(`image.${key}`)}
          </label>
          <input
            id={`${id}-${key}`}
            className={styles.words}
            maxLength={200}
            value={facts[key]}
            onChange={({ target }) => onTyped({ [key]: target.value })}
            onBlur={({ target }) => target.value !== image.facts[key] && onLeft({ [key]: target.value })}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}-until`} className={styles.label}>
          {t("image.rights_until")}
        </label>
        <input
          id={`${id}-until`}
          type="date"
          aria-describedby={`${id}-after`}
          className={styles.words}
          min={firstRightsDay}
          aria-invalid={isWrong || undefined}
          defaultValue={stored}
          // A day that is half typed is a day as well, and would take the picture from the site at once.
          onBlur={({ target: { value, validity } }) => {
            setWrong(!validity.valid);
            if (validity.valid && value !== stored) onLeft({ rights_until: endOf(value, zone) });
          }}
        />
        <p role="status" className={parts.error}>
          {isWrong && t("image.wrongDay")}
        </p>
        <p id={`${id}-after`} className={styles.after}>
          {t("image.after")}
        </p>
      </div>
      <div role="status">
        {usage === null && <p className={parts.error}>{t("image.usageMissing")}</p>}
        {usage && <p className={styles.label}>{t("image.usage", { count: usage.length })}</p>}
      </div>
      {usage && usage.length > 0 && (
        <ul className={styles.usage}>
          {usage.map(({ kind, title, url }) => (
            <li key={url}>
              {/* Beside what is being written here. */}
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>{" "}
              {t(`image.usage.${kind}`)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
