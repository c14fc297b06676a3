import { useId, type ComponentType } from "react";
import type { RichTextNode } from "~/domain/common/schema";
import { defaultLocale, findLocale } from "~/domain/locale/locales";
import type { Outdated } from "~/domain/editing/outdated";
import type { Field, FieldKind } from "~/domain/pages/module-definition";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { writtenText } from "../../writing/written-text";
import type { Problem } from "../problems";
import type { Shape } from "../shape";
import type { FieldSetProps, InputProps } from "./field-props";
import styles from "./FieldRow.module.css";
import { FileInput } from "./FileInput";
import { ImageInput } from "./ImageInput";
import { ChoiceInput, CodeInput, DayInput, LineInput, NumberInput, TextInput } from "./inputs";
import { LeftBehind } from "./LeftBehind";
import { LinkInput } from "./LinkInput";
import { ListInput } from "./ListInput";
import { MomentInput } from "./MomentInput";
import { RecordInput } from "./RecordInput";

const Address = ({ id, value, onChange, describedBy, problems }: InputProps) => (
  <LinkInput
    id={id}
    value={typeof value === "string" ? value : ""}
    onChange={onChange}
    describedBy={describedBy}
    invalid={problems.length > 0}
  />
);

const RichText = ({ id, value, onChange, lang }: InputProps) => (
  <div className={styles.words}>
    <writtenText.Part
      value={value as RichTextNode | undefined}
      lang={lang ?? defaultLocale}
      labelledBy={`${id}-label`}
      onChange={onChange}
    />
  </div>
);

const Tick = ({ id, value, onChange, describedBy }: InputProps) => (
  <input
    id={id}
    type="checkbox"
    aria-describedby={describedBy}
    checked={value === true}
    onChange={({ target }) => onChange(target.checked)}
  />
);

const inputs: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  line: LineInput,
  text: TextInput,
  "rich-text": RichText,
  image: ImageInput,
  file: FileInput,
  link: Address,
  choice: ChoiceInput,
  boolean: Tick,
  number: NumberInput,
  day: DayInput,
  moment: MomentInput,
  list: ListInput,
  venue: RecordInput,
  series: RecordInput,
  tag: RecordInput,
  events: RecordInput,
  articles: RecordInput,
  code: CodeInput,
};

/** Those that no label element can name: they are named by its id, or are several. */
const isGroup = (kind: FieldKind): boolean => ["rich-text", "list", "image", "file"].includes(kind);

interface FieldRowProps {
  /** Its key in what the form is of. */
  name: string;
  field: Field;
  shape: Shape;
  value: unknown;
  /** The same as visitors see it. */
  before?: unknown;
  /** Its original has gone on, and it has not; null or undefined: nothing of that. */
  leftBehind?: Outdated | null;
  onChange: (value: unknown) => void;
  problems: readonly Problem[];
  Fields: ComponentType<FieldSetProps>;
  /** Of its words; undefined: the same in all languages. */
  lang?: string | undefined;
}

/** One input with its label, what it counts, and what is wrong with it. */
export function FieldRow({
  name: key,
  field,
  shape,
  value,
  before,
  leftBehind,
  onChange,
  problems,
  Fields,
  lang,
}: FieldRowProps) {
  const t = useT("editor-form");
  const page = useLocale();
  const id = useId();
  const Input = inputs[field.kind];
  const label = field.label[page.lang] ?? field.label[defaultLocale];
  // A list says of each entry what is wrong with it.
  const own = field.kind === "list" ? problems.filter(({ path }) => path.length === 0) : problems;
  const [first] = own;
  const length = field.kind === "text" && typeof value === "string" ? value.length : null;
  const name = (
    <>
      {lang && (
        <abbr className={styles.lang} title={findLocale(lang)?.name}>
          {lang.toUpperCase()}
        </abbr>
      )}
      {label}
    </>
  );
  return (
    <div className={styles.field} data-kind={field.kind} data-field={key} data-lang={lang}>
      <div className={styles.label}>
        {isGroup(field.kind) ? <span id={`${id}-label`}>{name}</span> : <label htmlFor={id}>{name}</label>}
        {length !== null && shape.longest !== null && (
          <span className={styles.count}>
            {length} / {shape.longest}
          </span>
        )}
      </div>
      <Input
        id={id}
        field={field}
        shape={shape}
        value={value}
        before={before}
        onChange={onChange}
        problems={problems}
        Fields={Fields}
        describedBy={[first && `${id}-wrong`, leftBehind && `${id}-behind`].filter(Boolean).join(" ") || undefined}
        lang={lang}
      />
      {leftBehind && <LeftBehind id={`${id}-behind`} {...leftBehind} />}
      {first && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {t(first.words, first.values)}
        </p>
      )}
    </div>
  );
}
