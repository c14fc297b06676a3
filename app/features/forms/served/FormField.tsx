import type { FormField as Field } from "~/domain/forms/schema";
import { emailConfirm, fieldType, isList } from "~/domain/forms/field-types";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import type { ShownProblem, Typed } from "../form-names";
import { Control } from "./Control";
import { controlId } from "./control-id";
import styles from "./FormPaper.module.css";

interface FormFieldProps {
  field: Field;
  label: string;
  lang: string | undefined;
  /** "03" */
  number: string;
  /** Null before the form was sent. */
  typed: Typed | null;
  problem: ShownProblem | undefined;
}

const groups: ReadonlySet<number | string> = new Set([
  fieldType.tick,
  fieldType.ticks,
  fieldType.several,
  fieldType.radio,
  fieldType.moment,
  fieldType.birthDate,
]);

/** The help of a field: the house's own words, else what its kind asks for. */
function useHelp({ help_text: help, field_type: type }: Field): string {
  const t = useT("forms");
  if (help) return help;
  if (isList(type)) return t("several");
  if (type === fieldType.file) return t("file.help");
  return type === emailConfirm.type ? t("email.repeat_help") : "";
}

/** A row of the paper: number, what is asked, where it is answered. */
export function FormField({ field, label, lang, number, typed, problem }: FormFieldProps) {
  const t = useT("forms");
  const help = useHelp(field);
  const id = controlId(field);
  const isGroup = groups.has(field.field_type);
  const words = (
    <>
      <span lang={lang}>{label}</span>
      {!field.required && <em> {t("optional")}</em>}
    </>
  );
  const about = {
    "aria-describedby": [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined,
    ...(problem && { "aria-invalid": true as const }),
  };
  return (
    <div className={styles.row} data-wrong={problem && ""}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        {isGroup ? <b id={`${id}-label`}>{words}</b> : <label htmlFor={id}>{words}</label>}
        {help && (
          <small id={`${id}-help`} lang={field.help_text ? lang : undefined}>
            {help}
          </small>
        )}
      </div>
      <div className={styles.control}>
        <Control field={field} id={id} typed={typed} about={about} />
        {problem && (
          <p id={`${id}-problem`} className={styles.problem}>
            <Icon name="info" /> {t(`problem.${problem}`)}
          </p>
        )}
      </div>
    </div>
  );
}
