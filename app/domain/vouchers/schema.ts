import { z } from "zod";
import { offsetDateTimeSchema, priceStringSchema } from "../common/schema";
import { movementKinds } from "./voucher";

const cents = z.int();
const at = offsetDateTimeSchema;
const typed = z.string().max(200).default("");

/** POST /{lang}/api/box-office/vouchers/ : what somebody typed. Judged field by field, so that an error names the field. */
export const askedVouchersSchema = z
  .object({
    /** Of the form: sent twice it is issued once, and the codes are the same. */
    key: z.string().min(22).max(100),
    value: typed,
    count: typed,
    until: typed,
    note: typed,
  })
  .meta({ id: "AskedVouchers" });

/** The only time that the codes are told. */
export const issuedVouchersSchema = z
  .object({
    codes: z.array(z.string()),
    cents,
    /** The moment they end. */
    ends_at: at,
    note: z.string(),
  })
  .meta({ id: "IssuedVouchers" });
export type IssuedVouchers = z.infer<typeof issuedVouchersSchema>;

const batchSchema = z.object({
  /** Of its first voucher. */
  id: z.int(),
  issued_at: at,
  ends_at: at,
  /** Of each. */
  cents,
  note: z.string(),
  count: z.int(),
  open_cents: cents,
  /** By their last four signs. */
  vouchers: z.array(z.object({ id: z.int(), ending: z.string(), balance_cents: cents })),
});
export type VoucherBatch = z.infer<typeof batchSchema>;

export const vouchersSchema = z
  .object({
    /** Newest first. */
    batches: z.array(batchSchema),
    may_issue: z.boolean(),
    /** What all vouchers ever issued came to, and what of it can still be spent. */
    issued_cents: cents,
    open_cents: cents,
  })
  .meta({ id: "Vouchers" });
export type Vouchers = z.infer<typeof vouchersSchema>;

export const voucherSearchSchema = z
  .union([z.object({ code: z.string().max(200) }), z.object({ id: z.int().positive() })])
  .meta({ id: "VoucherSearch" });
export type VoucherSearch = z.infer<typeof voucherSearchSchema>;

/** POST /{lang}/api/box-office/vouchers/{voucher}/code/ : `ending` is the one that was seen. */
export const newCodeSchema = z
  .object({
    /** Of the form: sent twice it is one code. */
    key: z.string().min(22).max(100),
    ending: z.string().max(4),
  })
  .meta({ id: "NewVoucherCode" });

/** A voucher with everything the books have of it. */
export const voucherViewSchema = z
  .object({
    id: z.int(),
    ending: z.string(),
    cents,
    balance_cents: cents,
    note: z.string(),
    issued_at: at,
    ends_at: at,
    is_over: z.boolean(),
    movements: z.array(
      z.object({
        kind: z.enum(movementKinds),
        cents,
        at,
        /** Number of the order it was for. */
        order: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "Voucher" });
export type VoucherView = z.infer<typeof voucherViewSchema>;

/** What a voucher does for a cart or an order. */
export const usedVoucherSchema = z.object({
  /** Its last four signs. */
  ending: z.string(),
  /** What it pays, and what is on it then; as prices are written on the wire. */
  amount: priceStringSchema,
  balance: priceStringSchema,
});
export type UsedVoucher = z.infer<typeof usedVoucherSchema>;
