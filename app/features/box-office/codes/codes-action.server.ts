import { data, type ActionFunctionArgs } from "react-router";
import { errorTable, type ErrorCode } from "~/domain/common/errors";
import { askedFields, type AskedCode, type AskedField, type AskedProblem } from "~/domain/orders/asked-code";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";

/** What a sent form is answered: what was typed and what is wrong with it, or what was done. */
export interface CodesAnswer {
  typed: Partial<AskedCode>;
  problems: Partial<Record<AskedField, AskedProblem>>;
  issued: string | null;
  ended: boolean;
  failed: boolean;
}

interface Refused {
  code: ErrorCode;
  errors?: { path: AskedField; message: AskedProblem }[];
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 200) : "";
};

const typedOf = (form: FormData): AskedCode => ({
  kind: text(form, "kind") === "amount" ? "amount" : "percent",
  code: text(form, "code"),
  value: text(form, "value"),
  from: text(form, "from"),
  until: text(form, "until"),
  scope: text(form, "scope"),
  sale_type: text(form, "sale_type"),
  max_uses: text(form, "max_uses"),
  max_each: text(form, "max_each"),
});

/** Issues a code or ends one, with or without JavaScript. What is wrong comes back with everything that was typed. */
export async function codesAction({ request, context }: ActionFunctionArgs) {
  const { api, lang } = context.get(requestContext);
  const form = await formOf(request);
  const post = (path: string, body: unknown): Promise<Response> =>
    api.fetch(new URL(`/${lang}/api/box-office/codes/${path}`, api.origin).href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const answer: CodesAnswer = { typed: {}, problems: {}, issued: null, ended: false, failed: false };
  const ends = text(form, "end");
  if (ends !== "") {
    const { ok, status } = await post(`${encodeURIComponent(ends)}/end/`, {});
    return data<CodesAnswer>({ ...answer, ended: ok, failed: !ok }, { status });
  }
  const typed = typedOf(form);
  const sent = await post("", typed);
  if (sent.ok) return data<CodesAnswer>({ ...answer, issued: (await sent.json<{ code: string }>()).code });
  const { code, errors = [] } = await sent.json<Refused>();
  const problems = Object.fromEntries(
    errors.flatMap(({ path, message }) => (askedFields.includes(path) ? [[path, message]] : [])),
  );
  const isNamed = Object.keys(problems).length > 0;
  return data<CodesAnswer>({ ...answer, typed, problems, failed: !isNamed }, { status: errorTable[code].status });
}
