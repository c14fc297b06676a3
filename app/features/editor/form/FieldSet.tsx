import { outdated } from "~/domain/editing/outdated";
import { locales } from "~/domain/locale/locales";
import { useT } from "~/i18n/use-t";
import type { FieldSetProps } from "./fields/field-props";
import { FieldRow } from "./fields/FieldRow";
import styles from "./FieldSet.module.css";
import { problemsAt } from "./problems";
import { schemaAt, shapeOf } from "./shape";

const inLanguage = (value: unknown, lang: string): unknown => (value as Record<string, unknown> | undefined)?.[lang];

/** Fields of a module or of an entry: what is said in every language side by side, then what they share. */
export function FieldSet({ fields, schema, values, before, problems, onChange }: FieldSetProps) {
  const t = useT("editor-form");
  const all = Object.entries(fields).map(([key, field]) => ({ key, field, shape: shapeOf(schemaAt(schema, key)) }));
  const translated = all.filter(({ shape }) => shape.isTranslated);
  const shared = all.filter(({ shape }) => !shape.isTranslated);
  return (
    <div className={styles.set}>
      {translated.map(({ key, field, shape }) => (
        <div key={key} data-row className={styles.row}>
          {locales.map(({ code }) => (
            <FieldRow
              key={code}
              name={key}
              field={field}
              Fields={FieldSet}
              shape={shape}
              lang={code}
              value={inLanguage(values[key], code)}
              leftBehind={outdated(values[key], before?.[key], code)}
              problems={problemsAt(problemsAt(problems, key), code)}
              onChange={(value) => onChange(key, value, code)}
            />
          ))}
        </div>
      ))}
      {translated.length > 0 && shared.length > 0 && <p className={styles.both}>{t("forBoth")}</p>}
      {shared.length > 0 && (
        <div className={styles.shared}>
          {shared.map(({ key, field, shape }) => (
            <FieldRow
              key={key}
              name={key}
              field={field}
              Fields={FieldSet}
              shape={shape}
              value={values[key]}
              before={before?.[key]}
              problems={problemsAt(problems, key)}
              onChange={(value) => onChange(key, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
