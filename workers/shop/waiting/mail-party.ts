import { localeOf } from "~/domain/locale/locales";
import type { WaitingView } from "~/domain/waiting/schema";
import { forgetAddress, partyMails, readParty, type PartyMail, type PartyRow } from "../../db/shop/waiting";
import { readSettings } from "../../db/site/site-settings";
import { sendMail, type MailEnvironment } from "../../mail/send-mail";
import { waitingMail } from "../../mail/waiting-mail";
import { partySecret, partyUrl, type PartyAsking } from "./party";
import { viewParty } from "./view-party";

type Mailing = Omit<PartyAsking, "env"> & { env: PartyAsking["env"] & Partial<MailEnvironment> };

/** How a party has to stand for a mail of each template to be true. */
const truths: Readonly<Record<PartyMail, Pick<WaitingView, "state" | "ending">>> = {
  [partyMails.listed]: { state: "waiting", ending: null },
  [partyMails.offer]: { state: "offered", ending: null },
  [partyMails.lapsed]: { state: "over", ending: "lapsed" },
};

/** True while a mail of this template has something to say to whoever this is. */
function isTrue({ state, ending, show }: WaitingView, template: string): boolean {
  const truth = Object.entries(truths).find(([name]) => name === template)?.[1];
  return state === truth?.state && ending === truth.ending && show?.status !== "cancelled";
}

async function write(mailing: Mailing, party: PartyRow, template: string): Promise<"sent" | "queued" | "failed"> {
  const { db, env } = mailing;
  if (!env.AUTH_SECRET) return "failed";
  const lang = localeOf(party.lang).code;
  const view = await viewParty(mailing, party, lang);
  if (!view.ok) return "queued";
  if (!isTrue(view.value, template)) return "failed";
  const settings = await readSettings(db, lang);
  const path = partyUrl(lang, await partySecret(env.AUTH_SECRET, party.id));
  const mail = await waitingMail({ party: view.value, settings, lang, origin: env.SITE_ORIGIN, path });
  const sent = await sendMail(env, { ...mail, to: party.email });
  return sent.ok ? "sent" : "queued";
}

/**
 * Writes to a party what a mail of this template has to say now: "sent", or "queued" to be tried again; "failed" where there is
 * nothing to be said any more, because it has left, has had its offer before it was told of the list, or its offer is over. Of a
 * party that was told that its offer has run out, nothing is known any more then.
 */
export async function mailParty(mailing: Mailing, id: string, template: string): Promise<"sent" | "queued" | "failed"> {
  const { db } = mailing;
  const party = await readParty(db, { id });
  if (!party || party.email === "") return "failed";
  const status = await write(mailing, party, template);
  if (template === partyMails.lapsed && status !== "queued") await forgetAddress(db, id);
  return status;
}
