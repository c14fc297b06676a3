/** The ways in: an address, the code that was mailed to it, or, for the team, a password. */
export type SignInStep = "email" | "code" | "password";

/** What is wrong with a field of the sign-in form. */
export type FieldProblem = "email_missing" | "email_malformed" | "password_missing" | "code_malformed";
/** Why a complete form was refused. */
export type Refusal =
  | "refused"
  | "too_many"
  | "too_many_codes"
  | "unavailable"
  | "code_wrong"
  | "code_expired"
  | "code_used_up";

/** What the sign-in page shows again. Neither password nor code is ever part of it. */
export interface SignInAnswer {
  step: SignInStep;
  email: string;
  problems: FieldProblem[];
  refusal: Refusal | null;
  /** How often the code may still be tried, or in how many minutes a new one may be asked for. */
  count?: number;
}

export const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** As generous as browsers: whether the address exists, only the account knows. */
const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailProblem(email: string): FieldProblem[] {
  if (email === "") return ["email_missing"];
  return emailLike.test(email) ? [] : ["email_malformed"];
}

/** Reads the address; spaces around it are a slip. */
export function readEmail(form: FormData): { email: string; problems: FieldProblem[] } {
  const email = text(form, "email").trim().slice(0, 254);
  return { email, problems: emailProblem(email) };
}

/** Reads address and password, in which spaces may be meant. */
export function readSignInForm(form: FormData): { email: string; password: string; problems: FieldProblem[] } {
  const { email, problems } = readEmail(form);
  const password = text(form, "password");
  return { email, password, problems: [...problems, ...(password === "" ? ["password_missing" as const] : [])] };
}

/** The reason to show for a refused sign-in, by the status of the answer. */
export function refusalOf(status: number): Refusal {
  if (status === 429) return "too_many";
  // Whether the address is unknown or the password wrong is nobody's business.
  return status >= 400 && status < 500 ? "refused" : "unavailable";
}
