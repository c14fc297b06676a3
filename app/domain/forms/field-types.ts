/** Kinds of form fields by their numeric codes, as the contract has them. */
export const fieldType = {
  text: 1,
  lines: 2,
  email: 3,
  tick: 4,
  ticks: 5,
  choice: 6,
  several: 7,
  radio: 8,
  file: 9,
  date: 10,
  moment: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthDate: 15,
} as const;

/** The repeated address, which every form has at its end. */
export const emailConfirm = { slug: "email2", type: "emailconfirm" } as const;

/** Characters that may be typed into a field. */
export const longest = { line: 300, lines: 5000, email: 254, url: 2000 } as const;

/** What may come with a form: its kind is known by its bytes, whatever its name says. */
export const uploads = {
  bytes: 10 * 1024 * 1024,
  types: ["application/pdf", "image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
} as const;

/** Fields whose value is a list of choices. */
export const isList = (type: number | string): boolean => type === fieldType.ticks || type === fieldType.several;
