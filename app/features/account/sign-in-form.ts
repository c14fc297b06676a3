/** What is wrong with a field of the sign-in form. */
export type FieldProblem = "email_missing" | "email_malformed" | "password_missing";
/** Why a complete form was refused. */
export type Refusal = "refused" | "too_many" | "unavailable";

/** What the sign-in page shows again. The password is never part of it. */
export interface SignInAnswer {
  email: string;
  problems: FieldProblem[];
  refusal: Refusal | null;
}

interface SignInForm {
  email: string;
  password: string;
  problems: FieldProblem[];
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** As generous as browsers: whether the address exists, only the account knows. */
const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailProblem(email: string): FieldProblem[] {
  if (email === "") return ["email_missing"];
  return emailLike.test(email) ? [] : ["email_malformed"];
}

/** Reads the form; spaces around the address are a slip, in the password they may be meant. */
export function readSignInForm(form: FormData): SignInForm {
  const email = text(form, "email").trim().slice(0, 254);
  const password = text(form, "password");
  return {
    email,
    password,
    problems: [...emailProblem(email), ...(password === "" ? ["password_missing" as const] : [])],
  };
}

/** The reason to show for a refused sign-in, by the status of the answer. */
export function refusalOf(status: number): Refusal {
  if (status === 429) return "too_many";
  // Whether the address is unknown or the password wrong is nobody's business.
  return status >= 400 && status < 500 ? "refused" : "unavailable";
}
