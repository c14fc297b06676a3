import { localeOf } from "~/domain/locale/locales";
import { partyMails, readParty } from "../../db/shop/waiting";
import { readSettings } from "../../db/site/site-settings";
import { sendMail, type MailEnvironment } from "../../mail/send-mail";
import { waitingMail } from "../../mail/waiting-mail";
import { partySecret, partyUrl, type PartyAsking } from "./party";
import { viewParty } from "./view-party";

type Mailing = Omit<PartyAsking, "env"> & { env: PartyAsking["env"] & Partial<MailEnvironment> };

/**
 * Writes to a party what a mail of this template has to say now: "sent", or "queued" to be tried again; "failed" where there is
 * nothing to be said any more, because it has left, has had its offer before it was told of the list, or its offer is over.
 */
export async function mailParty(mailing: Mailing, id: string, template: string): Promise<"sent" | "queued" | "failed"> {
  const { db, env } = mailing;
  const party = await readParty(db, { id });
  if (!party || party.endedAt !== null || !env.AUTH_SECRET) return "failed";
  const lang = localeOf(party.lang).code;
  const view = await viewParty(mailing, party, lang);
  if (!view.ok) return "queued";
  if (view.value.state !== (template === partyMails.offer ? "offered" : "waiting")) return "failed";
  const settings = await readSettings(db, lang);
  const path = partyUrl(lang, await partySecret(env.AUTH_SECRET, id));
  const mail = await waitingMail({ party: view.value, settings, lang, origin: env.SITE_ORIGIN, path });
  const sent = await sendMail(env, { ...mail, to: party.email });
  return sent.ok ? "sent" : "queued";
}
