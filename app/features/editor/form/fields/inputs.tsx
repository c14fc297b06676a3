import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { InputProps } from "./field-props";
import styles from "./inputs.module.css";

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const common = ({ id, describedBy, problems, lang }: InputProps) => ({
  id,
  lang,
  "aria-describedby": describedBy,
  "aria-invalid": problems.length > 0 || undefined,
});

/** A text of one line. */
export const LineInput = (props: InputProps) => (
  <input
    {...common(props)}
    type="text"
    className={styles.input}
    value={asText(props.value)}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

/** A text of several lines, as high as its words. */
export const TextInput = (props: InputProps) => (
  <textarea
    {...common(props)}
    rows={3}
    className={styles.area}
    value={asText(props.value)}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

/** Words of a machine: an embed code, HTML. */
export const CodeInput = (props: InputProps) => (
  <textarea
    {...common(props)}
    rows={5}
    className={styles.code}
    spellCheck={false}
    autoCapitalize="off"
    value={asText(props.value)}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

export const NumberInput = (props: InputProps) => (
  <input
    {...common(props)}
    type="number"
    inputMode="numeric"
    min={props.shape.least}
    max={props.shape.most}
    className={styles.number}
    value={asText(props.value)}
    onChange={({ target }) => props.onChange(target.value === "" ? undefined : target.valueAsNumber)}
  />
);

export const DayInput = (props: InputProps) => (
  <input
    {...common(props)}
    type="date"
    className={styles.input}
    value={asText(props.value)}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

/** One of the values that the module's definition offers. */
export function ChoiceInput(props: InputProps) {
  const { lang } = useLocale();
  const t = useT("editor-form");
  const choices = Object.entries(props.field.choices ?? {});
  const known = choices.some(([value]) => value === props.value);
  return (
    <select
      {...common(props)}
      className={styles.input}
      value={known ? asText(props.value) : ""}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {!known && <option value="">{t("choose")}</option>}
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words[lang] ?? words.de}
        </option>
      ))}
    </select>
  );
}
