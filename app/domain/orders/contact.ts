/** What somebody types to order; as it was typed. */
export interface Typed {
  name: string;
  email: string;
  phone: string;
  delivery: string;
  method: string;
  terms: boolean;
}

export const deliveries = ["mail", "desk"] as const;
export type Delivery = (typeof deliveries)[number];

/** What a buyer may be offered: a card, a transfer at one's bank, the desk of the house. "free": there is nothing to pay. */
export const offeredMethods = ["card", "eps", "desk", "free"] as const;
export type OfferedMethod = (typeof offeredMethods)[number];
/** How the desk was paid: in cash, or with a card at its own terminal. Nobody else can say that it was. */
export const deskMethods = ["cash", "terminal"] as const;
export type DeskMethod = (typeof deskMethods)[number];
/** How one pays. "voucher": with nothing but one. */
export const methods = [...offeredMethods, ...deskMethods, "voucher"] as const;
export type Method = (typeof methods)[number];

export const typedFields = ["name", "email", "phone", "method", "terms"] as const;
export type TypedField = (typeof typedFields)[number];

/** What is wrong with a field, as a page says it. */
export type Problem = "missing" | "at" | "dot" | "form" | "long" | "choice";

const longest = { name: 100, email: 254, phone: 40 };

/** What keeps an address from being one; null if mail can go there. */
export function emailProblem(email: string): Problem | null {
  if (email === "") return "missing";
  if (email.length > longest.email) return "long";
  const at = email.lastIndexOf("@");
  if (at < 1) return "at";
  const domain = email.slice(at + 1);
  if (!domain.includes(".") || domain.endsWith(".")) return "dot";
  return /^[^\s@,;<>()"]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}]{2,}$/u.test(email) ? null : "form";
}

/** What was typed without the blanks around it; the address as mail knows it. */
export const tidy = (typed: Typed): Typed => ({
  ...typed,
  name: typed.name.replaceAll(/\s+/g, " ").trim(),
  email: typed.email.trim(),
  phone: typed.phone.trim(),
});

/** What is missing or wrong, by field, in the order of the page. `offered`: the ways to pay that there are. */
export function judgeTyped(typed: Typed, offered: readonly string[]): Partial<Record<TypedField, Problem>> {
  const { name, email, phone, method, terms } = tidy(typed);
  const problems: Partial<Record<TypedField, Problem>> = {};
  if (name === "") problems.name = "missing";
  else if (name.length > longest.name) problems.name = "long";
  const wrongEmail = emailProblem(email);
  if (wrongEmail) problems.email = wrongEmail;
  if (phone.length > longest.phone) problems.phone = "long";
  else if (phone !== "" && !/^[+\d][\d\s()/.-]{4,}$/.test(phone)) problems.phone = "form";
  if (!offered.includes(method)) problems.method = "choice";
  if (!terms) problems.terms = "missing";
  return problems;
}
