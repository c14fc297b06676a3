import { emailConfirm, fieldType, longest } from "~/domain/forms/field-types";
import type { FieldValue, FormField } from "~/domain/forms/schema";
import { useT } from "~/i18n/use-t";
import { nameOf, type Typed } from "../form-names";
import { BirthDate, Moment } from "./DateControls";
import { FileControl } from "./FileControl";
import styles from "./FormPaper.module.css";

export interface ControlProps {
  field: FormField;
  id: string;
  /** Null before the form was sent. */
  typed: Typed | null;
  /** What describes it, and whether it is wrong. */
  about: { "aria-describedby": string | undefined; "aria-invalid"?: true };
}

const asText = (value: FieldValue): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const kinds: Readonly<Record<number | string, string>> = {
  [fieldType.email]: "email",
  [emailConfirm.type]: "email",
  [fieldType.date]: "date",
  [fieldType.url]: "url",
};

/** What browsers know of people: only where the kind of field says it. */
const known: Readonly<Record<number | string, string>> = {
  [fieldType.email]: "email",
  [emailConfirm.type]: "email",
  [fieldType.url]: "url",
};

const lengths: Readonly<Record<number | string, number>> = {
  [fieldType.email]: longest.email,
  [emailConfirm.type]: longest.email,
  [fieldType.url]: longest.url,
};

/** Where a field is answered, by its kind. */
export function Control(props: ControlProps) {
  switch (props.field.field_type) {
    case fieldType.lines:
      return <Lines {...props} />;
    case fieldType.tick:
      return <Tick {...props} />;
    case fieldType.ticks:
    case fieldType.several:
    case fieldType.radio:
      return <Choices {...props} />;
    case fieldType.choice:
      return <Choice {...props} />;
    case fieldType.file:
      return <FileControl {...props} />;
    case fieldType.moment:
      return <Moment {...props} />;
    case fieldType.birthDate:
      return <BirthDate {...props} />;
    default:
      return <Line {...props} />;
  }
}

/** What a control shows at first: what was typed, or the field's default. */
const shownIn = ({ field, typed }: ControlProps): string =>
  typed ? (typed[nameOf(field.slug)]?.[0] ?? "") : asText(field.default);

function Line(props: ControlProps) {
  const { field, id, about } = props;
  const { field_type: type } = field;
  return (
    <input
      id={id}
      name={nameOf(field.slug)}
      type={kinds[type] ?? "text"}
      inputMode={type === fieldType.number ? "decimal" : undefined}
      autoComplete={known[type]}
      maxLength={type === fieldType.date ? undefined : (lengths[type] ?? longest.line)}
      placeholder={field.placeholder_text || undefined}
      defaultValue={shownIn(props)}
      required={field.required}
      data-kind={type}
      {...about}
    />
  );
}

function Lines(props: ControlProps) {
  const { field, id, about } = props;
  return (
    <textarea
      id={id}
      name={nameOf(field.slug)}
      rows={4}
      maxLength={longest.lines}
      placeholder={field.placeholder_text || undefined}
      defaultValue={shownIn(props)}
      required={field.required}
      {...about}
    />
  );
}

function Choice(props: ControlProps) {
  const t = useT("forms");
  const { field, id, about } = props;
  return (
    <select
      id={id}
      name={nameOf(field.slug)}
      defaultValue={shownIn(props)}
      required={field.required}
      autoComplete="off"
      {...about}
    >
      <option value="">{field.placeholder_text || t("choice.none")}</option>
      {field.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One box. What it promises stands beside it. */
function Tick({ field, id, typed, about }: ControlProps) {
  const t = useT("forms");
  const name = nameOf(field.slug);
  return (
    <div className={styles.options} role="group" aria-labelledby={`${id}-label`}>
      <label>
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={typed ? typed[name] !== undefined : field.default === true}
          required={field.required}
          {...about}
        />
        <span>{field.placeholder_text || t("yes")}</span>
      </label>
    </div>
  );
}

/** Any of several, or one of several. A list of several that opens helps nobody. */
function Choices({ field, id, typed, about }: ControlProps) {
  const name = nameOf(field.slug);
  const isRadio = field.field_type === fieldType.radio;
  const defaults = Array.isArray(field.default) ? field.default : [asText(field.default)];
  const chosen = new Set(typed ? typed[name] : defaults);
  return (
    <div
      className={styles.options}
      role={isRadio ? "radiogroup" : "group"}
      aria-labelledby={`${id}-label`}
      aria-describedby={about["aria-describedby"]}
      {...(isRadio && { "aria-required": field.required, "aria-invalid": about["aria-invalid"] })}
      data-count={field.choices.length}
    >
      {field.choices.map(({ value, label }, index) => (
        <label key={value}>
          <input
            id={index === 0 ? id : undefined}
            name={name}
            type={isRadio ? "radio" : "checkbox"}
            value={value}
            defaultChecked={chosen.has(value)}
            aria-invalid={isRadio ? undefined : about["aria-invalid"]}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
