import { data, redirect } from "react-router";
import type { Api } from "~/api/client";
import { errorTable } from "~/domain/common/errors";
import { isStatus } from "~/server/not-found";
import { offerIntents, offerKey, offerRefusal, type OfferAnswer, type OfferOf } from "./offer";

const secretOf = (request: Request): string | null => new URL(request.url).searchParams.get(offerKey);

/** The party whose link was opened; undefined where the address names none. */
export async function loadOffer(api: Api, request: Request): Promise<OfferOf | undefined> {
  const secret = secretOf(request);
  if (secret === null) return undefined;
  try {
    return await api.waitingParty(secret);
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

/** Takes what is offered, or leaves the list; null where the form is none of a party's page. */
export async function offerAction(api: Api, request: Request, form: FormData) {
  const secret = secretOf(request);
  const intent = offerIntents.find((name) => name === form.get("intent"));
  if (secret === null || !intent) return null;
  const done = await (intent === "take" ? api.takeOffer(secret) : api.leaveWaiting(secret));
  if (!done.ok)
    return data<OfferAnswer>({ offerRefused: offerRefusal(done.code) }, { status: errorTable[done.code].status });
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  return redirect(intent === "take" ? path : `${path}${search}`, 303);
}
