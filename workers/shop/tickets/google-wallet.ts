import { base64Url } from "../../auth/keyed-hash";
import type { GoogleWalletKeys } from "../../backends/wallets/google-keys";
import type { WalletTicket } from "./wallet-ticket";

const encoded = (value: unknown): string => base64Url(new TextEncoder().encode(JSON.stringify(value)));

/** The ticket as Google describes one: a class for the show at its time, an object for the ticket. */
function passOf(issuer: string, { sheet, ...ticket }: WalletTicket) {
  const text = (value: string) => ({ defaultValue: { language: ticket.lang, value } });
  // A show that is moved is another class: what is saved already says when it was bought for.
  const classId = `${issuer}.show-${ticket.event}-${Date.parse(ticket.start) / 60_000}`;
  const seats = {
    ...(ticket.row !== null && { row: text(ticket.row) }),
    ...(ticket.seat !== null && { seat: text(ticket.seat) }),
  };
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: sheet.house,
        reviewStatus: "UNDER_REVIEW",
        eventName: text(sheet.title),
        venue: { name: text(sheet.house), address: text(sheet.place) },
        dateTime: { start: ticket.start, end: ticket.end },
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuer}.ticket-${ticket.id}`,
        classId,
        state: "ACTIVE",
        ticketHolderName: ticket.name,
        ticketNumber: sheet.code,
        ticketType: text(ticket.kind),
        reservationInfo: { confirmationCode: ticket.order },
        ...(Object.keys(seats).length > 0 && { seatInfo: seats }),
        barcode: { type: "QR_CODE", value: sheet.qr, alternateText: sheet.code },
        hexBackgroundColor: sheet.accent,
      },
    ],
  };
}

/** Where a ticket is saved: an address of Google with all of it, signed by the house's service account (RS256). `now`: epoch ms. */
export async function googleWalletUrl(
  { issuer, account, key }: GoogleWalletKeys,
  ticket: WalletTicket,
  now: number,
): Promise<string> {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const signer = await crypto.subtle.importKey("pkcs8", key, algorithm, false, ["sign"]);
  const claims = { iss: account, aud: "google", typ: "savetowallet", iat: Math.floor(now / 1000) };
  const signed = [encoded({ alg: "RS256", typ: "JWT" }), encoded({ ...claims, payload: passOf(issuer, ticket) })].join(
    ".",
  );
  const signature = await crypto.subtle.sign(algorithm.name, signer, new TextEncoder().encode(signed));
  return `https://pay.google.com/gp/v/save/${signed}.${base64Url(new Uint8Array(signature))}`;
}
