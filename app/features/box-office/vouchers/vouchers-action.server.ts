import { data, type ActionFunctionArgs } from "react-router";
import { errorTable, type ErrorCode } from "~/domain/common/errors";
import { askedFields, type AskedField, type AskedProblem, type AskedVouchers } from "~/domain/vouchers/asked";
import type { IssuedVouchers, VoucherSearch, VoucherView } from "~/domain/vouchers/schema";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";

/** What a sent form is answered: what was typed and what is wrong with it, what was issued, or the voucher that was asked about. */
export interface VouchersAnswer {
  typed: Partial<AskedVouchers>;
  problems: Partial<Record<AskedField, AskedProblem>>;
  vouchers: IssuedVouchers | null;
  /** The new code of a voucher; `raced`: it has got another one meanwhile. */
  recoded: IssuedVouchers | null;
  raced: boolean;
  /** The code that was asked about; the voucher is null where there is none. */
  found: { typed: string; voucher: VoucherView | null } | null;
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

const typedOf = (form: FormData): AskedVouchers => ({
  value: text(form, "value"),
  count: text(form, "count"),
  until: text(form, "until"),
  note: text(form, "note"),
});

const nothing: VouchersAnswer = {
  typed: {},
  problems: {},
  vouchers: null,
  recoded: null,
  raced: false,
  found: null,
  failed: false,
};

type Post = (path: string, body: unknown) => Promise<Response>;

async function find(post: Post, search: VoucherSearch) {
  const answer = await post("find/", search);
  const { ok, status } = answer;
  if (!ok && status !== 404) return data<VouchersAnswer>({ ...nothing, failed: true }, { status });
  const voucher = ok ? await answer.json<VoucherView>() : null;
  return data<VouchersAnswer>(
    { ...nothing, found: { typed: "code" in search ? search.code : "", voucher } },
    { status },
  );
}

async function recode(post: Post, form: FormData) {
  const answer = await post(`${Number(text(form, "recode"))}/code/`, {
    key: text(form, "key"),
    ending: text(form, "ending"),
  });
  const { ok, status } = answer;
  if (ok) return data<VouchersAnswer>({ ...nothing, recoded: await answer.json<IssuedVouchers>() });
  return data<VouchersAnswer>({ ...nothing, ...(status === 409 ? { raced: true } : { failed: true }) }, { status });
}

async function issue(post: Post, form: FormData) {
  const typed = typedOf(form);
  const sent = await post("", { ...typed, key: text(form, "key") });
  if (sent.ok) return data<VouchersAnswer>({ ...nothing, vouchers: await sent.json<IssuedVouchers>() });
  const { code, errors = [] } = await sent.json<Refused>();
  const problems = Object.fromEntries(
    errors.flatMap(({ path, message }) => (askedFields.includes(path) ? [[path, message]] : [])),
  );
  const failed = Object.keys(problems).length === 0;
  return data<VouchersAnswer>({ ...nothing, typed, problems, failed }, { status: errorTable[code].status });
}

/** Issues vouchers, looks one up or gives it another code, with or without JavaScript. What is wrong comes back with everything that was typed. */
export async function vouchersAction({ request, context }: ActionFunctionArgs) {
  const { api, lang } = context.get(requestContext);
  const form = await formOf(request);
  const post: Post = (path, body) =>
    api.fetch(new URL(`/${lang}/api/box-office/vouchers/${path}`, api.origin).href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  if (form.has("code")) return find(post, { code: text(form, "code") });
  if (form.has("voucher")) return find(post, { id: Number(text(form, "voucher")) });
  return form.has("recode") ? recode(post, form) : issue(post, form);
}
