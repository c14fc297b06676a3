import type { LoaderFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { pageHead } from "../../page-head.server";
import { requireGuest } from "../settings.server";

/** What is on a guest's vouchers, what comes back, and what moved it. */
export async function loadCredit(args: LoaderFunctionArgs) {
  requireGuest(args);
  const [credit, head] = await Promise.all([
    apiFrom(args.context).credit(),
    pageHead(args.context, "account", "credit.title"),
  ]);
  return { credit, ...head };
}
