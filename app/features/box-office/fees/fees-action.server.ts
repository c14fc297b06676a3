import { data, type ActionFunctionArgs } from "react-router";
import { errorTable, type ErrorCode } from "~/domain/common/errors";
import { feeBases, feeFields, type AskedFee, type FeeField, type FeeProblem } from "~/domain/fees/asked";
import { locales } from "~/domain/locale/locales";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";

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

interface Refused {
  code: ErrorCode;
  errors?: { path: FeeField; message: FeeProblem }[];
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 200) : "";
};

const typedOf = (form: FormData): AskedFee => ({
  name: Object.fromEntries(locales.map(({ code }) => [code, text(form, `name-${code}`)])),
  per: feeBases.find((per) => per === text(form, "per")) ?? feeBases[0],
  value: text(form, "value"),
  tax_rate: text(form, "tax_rate"),
  refundable: form.has("refundable"),
});

const nothing: FeesAnswer = { typed: null, problems: {}, revision: null, place: null, done: null, refused: null };

/** Why nothing was done, and what of it stands in the form again. Somebody else's change is to be seen before it is changed. */
async function refusal(answer: Response, kept: Partial<FeesAnswer>) {
  const { code, errors = [] } = await answer.json<Refused>();
  const { status } = errorTable[code];
  const problems = Object.fromEntries(
    errors.flatMap(({ path, message }) => (feeFields.includes(path) ? [[path, message]] : [])),
  );
  // No failure: the page is to be made anew, with the list as it is now.
  if (code === "conflict" || code === "not_found")
    return data<FeesAnswer>({ ...nothing, ...kept, revision: null, place: null, refused: "raced" });
  const refused = Object.keys(problems).length > 0 ? null : "failed";
  return data<FeesAnswer>({ ...nothing, ...kept, problems, refused }, { status });
}

/** Sets a fee or ends one, with or without JavaScript. What is wrong comes back with everything that was typed. */
export async function feesAction({ request, context }: ActionFunctionArgs) {
  const { api, lang } = context.get(requestContext);
  const form = await formOf(request);
  const revision = text(form, "revision");
  const post = (path: string, body: unknown): Promise<Response> =>
    api.fetch(new URL(`/${lang}/api/box-office/fees/${path}`, api.origin).href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const ends = text(form, "end");
  if (ends !== "") {
    const ended = await post(`${encodeURIComponent(ends)}/end/`, { revision });
    return ended.ok ? data<FeesAnswer>({ ...nothing, done: "is_ended" }) : refusal(ended, {});
  }
  const typed = typedOf(form);
  const place = Number(text(form, "place")) || null;
  const set = await post("", { ...typed, revision, place });
  return set.ok ? data<FeesAnswer>({ ...nothing, done: "is_set" }) : refusal(set, { typed, revision, place });
}
