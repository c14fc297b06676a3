import { viewParty } from "../../workers/shop/waiting/view-party";
import { partyOfLink } from "../../workers/shop/waiting/party";
import { askingOf, ordering, selling } from "./orders";
import { evening, newAddress } from "./shop";

/** Mails are kept, to be looked at. */
export const postal = { ...selling, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };

/** Somebody with a browser of their own, in a network of their own. */
export const somebody = (cartKey = "", now = evening) =>
  askingOf(cartKey, { now, env: postal, actor: { cartKey: cartKey || undefined, network: newAddress() } });

/** A party as whoever has its link sees it, or why nobody does. */
export async function viewed(link: string, now = evening, lang: "de" | "en" = "de") {
  const { db } = ordering(now, postal);
  const found = await partyOfLink({ db }, link);
  if (!found.ok) return found.code;
  const view = await viewParty({ db, env: postal, now }, found.value, lang);
  return view.ok ? view.value : view.code;
}
