import { useT } from "~/i18n/use-t";
import { Field } from "./Field";
import type { FieldProblem } from "./sign-in-form";

interface EmailFieldProps {
  email: string;
  problem: FieldProblem | undefined;
  autoComplete: "email" | "username";
}

/** The address somebody signs in with. */
export function EmailField({ email, problem, autoComplete }: EmailFieldProps) {
  const t = useT("account");
  return (
    <Field
      label={t("login.email")}
      problem={problem && t(`error.${problem}`)}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={254}
      defaultValue={email}
    />
  );
}
