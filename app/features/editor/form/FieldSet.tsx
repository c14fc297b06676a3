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
  const all = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    shape: shapeOf(schemaAt(schema, name)),
    Fields: FieldSet,
  }));
  const translated = all.filter(({ shape }) => shape.isTranslated);
  const shared = all.filter(({ shape }) => !shape.isTranslated);
  return (
    <div className={styles.set}>
      {translated.map((row) => (
        <div key={row.name} data-row className={styles.row}>
          {locales.map(({ code }) => (
            <FieldRow
              key={code}
              {...row}
              lang={code}
              value={inLanguage(values[row.name], code)}
              leftBehind={outdated(values[row.name], before?.[row.name], code)}
              problems={problemsAt(problemsAt(problems, row.name), code)}
              onChange={(value) => onChange(row.name, value, code)}
            />
          ))}
        </div>
      ))}
      {translated.length > 0 && shared.length > 0 && <p className={styles.both}>{t("forBoth")}</p>}
      {shared.length > 0 && (
        <div className={styles.shared}>
          {shared.map((row) => (
            <FieldRow
              key={row.name}
              {...row}
              value={values[row.name]}
              before={before?.[row.name]}
              problems={problemsAt(problems, row.name)}
              onChange={(value) => onChange(row.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
