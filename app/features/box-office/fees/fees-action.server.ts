import { data, type ActionFunctionArgs } from "react-router";
import { feeBases, feeFields, type AskedFee, type FeeField, type FeeProblem } from "~/domain/fees/asked";
import { locales } from "~/domain/locale/locales";
import { formOf } from "~/server/form";
import { tell } from "../ask.server";
import { refusalOf, textOf } from "../sent-form.server";

/** What a sent form is answered: what was typed and what is wrong with it, or what was done. */
export interface FeesAnswer {
  typed: AskedFee | null;
  problems: Partial<Record<FeeField, FeeProblem>>;
  /** Of the list that was seen: what was typed about it is not sent about another one. */
  revision: string | null;
  /** Which fee it was about, counted from one; null: another one, or it is done. */
  place: number | null;
  done: "is_set" | "is_ended" | null;
  refused: "raced" | "failed" | null;
}

const typedOf = (form: FormData): AskedFee => ({
  name: Object.fromEntries(locales.map(({ code }) => [code, textOf(form, `name-${code}`)])),
  per: feeBases.find((per) => per === textOf(form, "per")) ?? feeBases[0],
  value: textOf(form, "value"),
  tax_rate: textOf(form, "tax_rate"),
  refundable: form.has("refundable"),
});

const nothing: FeesAnswer = { typed: null, problems: {}, revision: null, place: null, done: null, refused: null };

/** Why nothing was done, and what of it stands in the form again. Somebody else's change is to be seen before it is changed. */
async function refusal(answer: Response, kept: Partial<FeesAnswer>) {
  const { code, status, problems, isNamed } = await refusalOf<FeeField, FeeProblem>(answer, feeFields);
  // No failure: the page is to be made anew, with the list as it is now.
  if (code === "conflict" || code === "not_found")
    return data<FeesAnswer>({ ...nothing, ...kept, revision: null, place: null, refused: "raced" });
  return data<FeesAnswer>({ ...nothing, ...kept, problems, refused: isNamed ? null : "failed" }, { status });
}

/** Sets a fee or ends one, with or without JavaScript. What is wrong comes back with everything that was typed. */
export async function feesAction(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  const revision = textOf(form, "revision");
  const ends = textOf(form, "end");
  if (ends !== "") {
    const ended = await tell(args, `fees/${encodeURIComponent(ends)}/end/`, { revision });
    return ended.ok ? data<FeesAnswer>({ ...nothing, done: "is_ended" }) : refusal(ended, {});
  }
  const typed = typedOf(form);
  const place = Number(textOf(form, "place")) || null;
  const set = await tell(args, "fees/", { ...typed, revision, place });
  return set.ok ? data<FeesAnswer>({ ...nothing, done: "is_set" }) : refusal(set, { typed, revision, place });
}
