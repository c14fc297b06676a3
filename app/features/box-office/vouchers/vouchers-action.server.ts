import { data, type ActionFunctionArgs } from "react-router";
import { askedFields, type AskedField, type AskedProblem, type AskedVouchers } from "~/domain/vouchers/asked";
import type { IssuedVouchers, VoucherSearch, VoucherView } from "~/domain/vouchers/schema";
import { formOf } from "~/server/form";
import { tell } from "../ask.server";
import { refusalOf, textOf } from "../sent-form.server";

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

const typedOf = (form: FormData): AskedVouchers => ({
  value: textOf(form, "value"),
  count: textOf(form, "count"),
  until: textOf(form, "until"),
  note: textOf(form, "note"),
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

async function find(args: ActionFunctionArgs, search: VoucherSearch) {
  const answer = await tell(args, "vouchers/find/", search);
  const { ok, status } = answer;
  if (!ok && status !== 404) return data<VouchersAnswer>({ ...nothing, failed: true }, { status });
  const voucher = ok ? await answer.json<VoucherView>() : null;
  return data<VouchersAnswer>(
    { ...nothing, found: { typed: "code" in search ? search.code : "", voucher } },
    { status },
  );
}

async function recode(args: ActionFunctionArgs, form: FormData) {
  const answer = await tell(args, `vouchers/${Number(textOf(form, "recode"))}/code/`, {
    key: textOf(form, "key"),
    ending: textOf(form, "ending"),
  });
  const { ok, status } = answer;
  if (ok) return data<VouchersAnswer>({ ...nothing, recoded: await answer.json<IssuedVouchers>() });
  return data<VouchersAnswer>({ ...nothing, ...(status === 409 ? { raced: true } : { failed: true }) }, { status });
}

async function issue(args: ActionFunctionArgs, form: FormData) {
  const typed = typedOf(form);
  const sent = await tell(args, "vouchers/", { ...typed, key: textOf(form, "key") });
  if (sent.ok) return data<VouchersAnswer>({ ...nothing, vouchers: await sent.json<IssuedVouchers>() });
  const { status, problems, isNamed } = await refusalOf<AskedField, AskedProblem>(sent, askedFields);
  return data<VouchersAnswer>({ ...nothing, typed, problems, failed: !isNamed }, { status });
}

/** Issues vouchers, looks one up or gives it another code, with or without JavaScript. What is wrong comes back with everything that was typed. */
export async function vouchersAction(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  if (form.has("code")) return find(args, { code: textOf(form, "code") });
  if (form.has("voucher")) return find(args, { id: Number(textOf(form, "voucher")) });
  return form.has("recode") ? recode(args, form) : issue(args, form);
}
