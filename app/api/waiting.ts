import type { CartCreated } from "~/domain/booking/schema";
import type { Result } from "~/domain/common/errors";
import type { LocaleCode } from "~/domain/locale/locales";
import type { WaitingRequest, WaitingView } from "~/domain/waiting/schema";
import { callsOver, read, write, type ClientTransport } from "./calls";

/** The waiting lists of shows: on the way in by an address, then by the secret of a link. */
export interface WaitingApi {
  joinWaiting(body: WaitingRequest): Promise<Result<unknown>>;
  waitingParty(secret: string): Promise<WaitingView>;
  takeOffer(secret: string): Promise<Result<CartCreated>>;
  leaveWaiting(secret: string): Promise<Result<WaitingView>>;
}

export function waitingCalls(transport: ClientTransport, lang: LocaleCode): WaitingApi {
  const { local, param } = callsOver(transport, lang);
  const { waiting } = local.shop;
  const link = (secret: string) => ({ param: { lang, secret } });
  return {
    joinWaiting: (json) => write(read(waiting.index.$post({ param, json }))),
    waitingParty: (secret) => read(waiting[":secret"].index.$get(link(secret))),
    takeOffer: (secret) => write(read(waiting[":secret"].take.index.$post(link(secret)))),
    leaveWaiting: (secret) => write(read(waiting[":secret"].leave.index.$post(link(secret)))),
  };
}
