import { data, type ActionFunctionArgs } from "react-router";
import { askedFields, type AskedCode, type AskedField, type AskedProblem } from "~/domain/orders/asked-code";
import { formOf } from "~/server/form";
import { tell } from "../ask.server";
import { refusalOf, textOf } from "../sent-form.server";

/** What a sent form is answered: what was typed and what is wrong with it, or what was done. */
export interface CodesAnswer {
  typed: Partial<AskedCode>;
  problems: Partial<Record<AskedField, AskedProblem>>;
  issued: string | null;
  ended: boolean;
  failed: boolean;
}

const typedOf = (form: FormData): AskedCode => ({
  kind: textOf(form, "kind") === "amount" ? "amount" : "percent",
  code: textOf(form, "code"),
  value: textOf(form, "value"),
  from: textOf(form, "from"),
  until: textOf(form, "until"),
  scope: textOf(form, "scope"),
  sale_type: textOf(form, "sale_type"),
  max_uses: textOf(form, "max_uses"),
  max_each: textOf(form, "max_each"),
});

/** Issues a code or ends one, with or without JavaScript. What is wrong comes back with everything that was typed. */
export async function codesAction(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  const answer: CodesAnswer = { typed: {}, problems: {}, issued: null, ended: false, failed: false };
  const ends = textOf(form, "end");
  if (ends !== "") {
    const { ok, status } = await tell(args, `codes/${encodeURIComponent(ends)}/end/`, {});
    return data<CodesAnswer>({ ...answer, ended: ok, failed: !ok }, { status });
  }
  const typed = typedOf(form);
  const sent = await tell(args, "codes/", typed);
  if (sent.ok) return data<CodesAnswer>({ ...answer, issued: (await sent.json<{ code: string }>()).code });
  const { status, problems, isNamed } = await refusalOf<AskedField, AskedProblem>(sent, askedFields);
  return data<CodesAnswer>({ ...answer, typed, problems, failed: !isNamed }, { status });
}
