import { useT } from "~/i18n/use-t";
import { Refused } from "./Refused";
import type { SignInAnswer } from "./sign-in-form";

/** Why the form was not accepted. */
export function Answer({ refusal, count = 0 }: SignInAnswer) {
  const t = useT("account");
  if (!refusal) return <Refused title={t("error.fields")} />;
  return <Refused title={t(`error.${refusal}`)}>{t(`error.${refusal}_hint`, { count })}</Refused>;
}
