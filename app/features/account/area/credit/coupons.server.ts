import type { LoaderFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { pageHead } from "../../page-head.server";
import { requireGuest } from "../settings.server";

/** The vouchers a guest has ordered with. */
export async function loadCoupons(args: LoaderFunctionArgs) {
  requireGuest(args);
  const [vouchers, head] = await Promise.all([
    apiFrom(args.context).usedVouchers(),
    pageHead(args.context, "account", "coupons.title"),
  ]);
  return { vouchers, ...head };
}
