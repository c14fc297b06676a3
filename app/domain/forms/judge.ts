import { emailConfirm, fieldType, isList, longest } from "./field-types";
import type { FieldValue, Form, FormField } from "./schema";

/** What is wrong with a field. The first two are the contract's own words. */
export const fieldProblems = {
  required: "This field is required!",
  email: "Invalid e-mail address!",
  emails_differ: "The two e-mail addresses differ",
  too_long: "Too many characters",
  choice: "Not one of the choices",
  number: "Not a number",
  url: "Not an address of the web",
  date: "Not a day of the calendar",
  moment: "Not a day with a time",
  birth_date: "Not a date of birth",
  file: "No such file, or it was not uploaded with this form",
} as const;
export type FieldProblem = keyof typeof fieldProblems;

/** An entry as it is stored: canonical values by slug, and what is wrong, in the order of the fields. */
export interface Judged {
  values: Record<string, FieldValue>;
  problems: { slug: string; problem: FieldProblem }[];
}

/** A value in its canonical form, or what is wrong with it. */
type Read = { value: FieldValue } | { problem: FieldProblem };

const emailLike = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\].]{2,}$/;

const textOf = (value: FieldValue | undefined): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** YYYY-MM-DD of a day there is; "21.11.2026" is understood too. */
function dayOf(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

function readDay(text: string): Read {
  const value = dayOf(text);
  return value === null ? { problem: "date" } : { value };
}

/** Nobody is born tomorrow, and nobody is older than 130. */
function readBirthDate(text: string, today: string): Read {
  const value = dayOf(text);
  const isLifetime = value !== null && value <= today && Number(today.slice(0, 4)) - Number(value.slice(0, 4)) <= 130;
  return isLifetime ? { value } : { problem: "birth_date" };
}

function readMoment(text: string): Read {
  const [day = "", time = ""] = text.split(/[T ]/);
  const value = dayOf(day);
  return value !== null && /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/.test(time)
    ? { value: `${value}T${time.slice(0, 5)}` }
    : { problem: "moment" };
}

function readNumber(text: string): Read {
  const value = Number(text.replace(",", "."));
  return /^[+-]?\d{1,12}([.,]\d{1,6})?$/.test(text) ? { value } : { problem: "number" };
}

function readUrl(text: string): Read {
  const whole = /^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`;
  const isWeb = text.length <= longest.url && /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(whole) && URL.canParse(whole);
  return isWeb ? { value: whole } : { problem: "url" };
}

const limited = (text: string, most: number): Read => (text.length > most ? { problem: "too_long" } : { value: text });

/** What a field with something in it holds. */
function readFilled(field: FormField, text: string, today: string): Read {
  switch (field.field_type) {
    case fieldType.email:
      return text.length <= longest.email && emailLike.test(text) ? { value: text } : { problem: "email" };
    case fieldType.choice:
    case fieldType.radio:
      return field.choices.some(({ value }) => value === text) ? { value: text } : { problem: "choice" };
    case fieldType.date:
      return readDay(text);
    case fieldType.moment:
      return readMoment(text);
    case fieldType.birthDate:
      return readBirthDate(text, today);
    case fieldType.number:
      return readNumber(text);
    case fieldType.url:
      return readUrl(text);
    case fieldType.lines:
      return limited(text, longest.lines);
    default:
      return limited(text, longest.line);
  }
}

function readList(field: FormField, given: FieldValue | undefined): Read {
  const wanted = new Set(Array.isArray(given) ? given : typeof given === "string" && given !== "" ? [given] : []);
  const value = field.choices.map((choice) => choice.value).filter((choice) => wanted.has(choice));
  return value.length === wanted.size ? { value } : { problem: "choice" };
}

const isTicked = (given: FieldValue | undefined): boolean => given === true || given === "on" || given === "true";

function read(field: FormField, given: FieldValue | undefined, today: string): Read {
  // What nobody sees is not the sender's to say.
  if (!field.visible) return { value: field.default };
  if (field.field_type === fieldType.tick) return { value: isTicked(given) };
  if (isList(field.field_type)) return readList(field, given);
  const text = textOf(given);
  if (text !== "") return readFilled(field, text, today);
  return { value: field.field_type === fieldType.file || field.field_type === fieldType.number ? null : "" };
}

const isEmpty = (value: FieldValue): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);

/**
 * An entry judged by its form: the values as they are stored, and what is wrong by field. `today` is
 * the house's day, YYYY-MM-DD. Whether a file exists is for whoever keeps files to say. What belongs to no field is
 * left out; the repeated address is compared and not kept.
 */
export function judge({ fields }: Pick<Form, "fields">, given: Record<string, FieldValue>, today: string): Judged {
  const judged: Judged = { values: {}, problems: [] };
  for (const field of fields) {
    if (field.field_type === emailConfirm.type) continue;
    const found = read(field, Object.hasOwn(given, field.slug) ? given[field.slug] : undefined, today);
    if ("problem" in found) judged.problems.push({ slug: field.slug, problem: found.problem });
    else {
      judged.values[field.slug] = found.value;
      if (field.required && field.visible && isEmpty(found.value))
        judged.problems.push({ slug: field.slug, problem: "required" });
    }
  }
  const email = fields.find(({ field_type }) => field_type === fieldType.email);
  const repeated = textOf(given[emailConfirm.slug]).toLowerCase();
  if (email && repeated !== "" && repeated !== textOf(given[email.slug]).toLowerCase())
    judged.problems.push({ slug: emailConfirm.slug, problem: "emails_differ" });
  return judged;
}
