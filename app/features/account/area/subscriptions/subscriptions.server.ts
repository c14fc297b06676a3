import type { LoaderFunctionArgs } from "react-router";
import type { Api } from "~/api/client";
import { passPage } from "~/domain/site/pages";
import { toOffsetIso } from "~/domain/time/zone";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { isStatus } from "~/server/not-found";
import { pageHead } from "../../page-head.server";
import { requireGuest } from "../settings.server";
import { passVisitsOf } from "./pass-visits";

/** A page of the house, by the name it has itself. */
export interface HousePage {
  path: string;
  name: string;
}

/** What the house says of its passes; null where it has no such page, or has taken it offline. */
async function readHousePage(api: Api): Promise<HousePage | null> {
  try {
    return { path: passPage, name: (await api.page(passPage)).title };
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

/** The passes a guest has ordered tickets with, each with its visits, and the house's own page about passes. */
export async function loadSubscriptions(args: LoaderFunctionArgs) {
  requireGuest(args);
  const api = apiFrom(args.context);
  const { now } = args.context.get(requestContext);
  const [passes, housePage, head] = await Promise.all([
    api.passes(),
    readHousePage(api),
    pageHead(args.context, "account", "passes.title"),
  ]);
  const year = toOffsetIso(now, head.timeZone).slice(0, 4);
  return { passes: passes.map((pass) => passVisitsOf(pass, { now, year })), year, housePage, ...head };
}
