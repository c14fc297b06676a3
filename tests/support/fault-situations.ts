import { env } from "cloudflare:workers";
import type { StaffRole } from "~/domain/staff/permissions";
import { db } from "../../workers/db/client";
import { storeFile } from "../../workers/media/store-file";
import { storeImage } from "../../workers/media/store-image";
import type { breakableSite } from "./faults";
import { originalKey } from "../../workers/media/store-image";
import { origin, someAddress } from "./edge";
import { documentWith, headline, publishedPage } from "./editing";
import { signInWith } from "./house";
import { newKey, type shopHouse, ticket, shopIds } from "./shop";

type Call = Awaited<ReturnType<typeof breakableSite>>["call"];

/** What a question needs: a site, and a show nobody has asked for yet. */
interface Asking {
  call: Call;
  /** It has its data from another house, which knows who signs in. */
  isRemote: boolean;
  event: number;
}

/** A question to the site. `prepare` asks what has to be asked before; `later`: and a while passes after that. */
export interface Situation {
  prepare?: (asking: Asking) => Promise<string | void>;
  later?: boolean;
  /** The answer. `known`: what `prepare` gave back. */
  ask: (asking: Asking, known: string) => Promise<Response>;
  /** The status when nothing is wrong; 200 unless said. */
  status?: number;
}

const token = "t".repeat(40);
const write = (cookie = ""): Record<string, string> => ({
  "content-type": "application/json",
  cookie: `csrftoken=${token}; ${cookie}`,
  "x-csrftoken": token,
  "cf-connecting-ip": someAddress(),
});
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const addTickets = ({ call, event }: Asking): Promise<Response> =>
  call("/de/api/shop/cart/", {
    method: "POST",
    headers: { ...write(), "idempotency-key": newKey() },
    body: JSON.stringify({ event, tickets: [ticket(shopIds.full, 2)] }),
  });

/** Where a show's plain form is, and what it sends: two tickets, with the key of the page. */
export const formPath = (event: number): string => `/de/programm/show/${event}`;
export const bookingFields = (event: number): Record<string, string> => ({
  event: String(event),
  idempotency_key: newKey(),
  [`amount-${shopIds.full}-${shopIds.stalls}`]: "2",
});
export const sendForm = (call: Call, event: number, fields: Record<string, string>): Promise<Response> =>
  call(formPath(event), {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost:8787",
      "cf-connecting-ip": someAddress(),
    },
    body: new URLSearchParams(fields).toString(),
  });
const sendBookingForm = ({ call, event }: Asking): Promise<Response> => sendForm(call, event, bookingFields(event));

let pictures = 0;

/** A picture of its own in the bucket, and the address of its smallest variant. */
async function newPicture(): Promise<string> {
  pictures += 1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="${pictures}" height="300" fill="#ff8f73"/></svg>`;
  const stored = await storeImage(env, db(env), { source: { svg }, alt: {} }, 0);
  if (!stored.ok) throw new Error(stored.detail);
  return `/media/${stored.value.hash}/w320.jpg`;
}

/** The address of a sound of the library. */
async function newSound(): Promise<string> {
  const bytes = new TextEncoder().encode(`ID3 ${crypto.randomUUID()}`);
  const stored = await storeFile(env, db(env), { bytes, mime: "audio/mpeg", filename: "a.mp3" }, 0);
  if (!stored.ok) throw new Error(stored.detail);
  return `/media/${stored.value.hash}/file.mp3`;
}

const page = "/de/programm";
const list = "/de/api/events/?page_size=7";
const get =
  (path: string): Situation["ask"] =>
  ({ call }) =>
    call(path);
const askedBefore =
  (path: string): NonNullable<Situation["prepare"]> =>
  async ({ call }) => {
    await (await call(path)).text();
  };
const signIn = (call: Call): Promise<Response> =>
  call("/api/auth/sign-in/email", {
    method: "POST",
    headers: { ...write(), origin: "http://localhost:8787" },
    body: JSON.stringify({ email: "chef@kino.example", password: "kein solches Passwort" }),
  });

/** Somebody of the house sends something to the editor's API. */
const sendAsStaff = (
  call: Call,
  path: string,
  { cookie, body }: { cookie: string; body: object },
): Promise<Response> => {
  const { "content-type": json, ...headers } = write(cookie);
  const isForm = body instanceof FormData;
  return call(`/de/pageeditor-api/${path}`, {
    method: "POST",
    headers: { origin, ...headers, ...(!isForm && json && { "content-type": json }) },
    body: isForm ? body : JSON.stringify(body),
  });
};
const upload = async (
  call: Call,
  path: string,
  { cookie, bytes, name }: { cookie: string; bytes: BlobPart; name: string },
): Promise<Response> => {
  const body = new FormData();
  body.set("file", new File([bytes], name));
  return sendAsStaff(call, path, { cookie, body });
};
const sessions = new Map<string, string>();
/** Once for all of them, in each house: somebody who signed in so often within a minute would be held up. */
const signedInAs =
  (role: StaffRole): NonNullable<Situation["prepare"]> =>
  async (asking) => {
    await siteKnown(asking);
    const key = `${role} ${asking.isRemote}`;
    const session = sessions.get(key) ?? (await signInWith(asking.call, role));
    sessions.set(key, session);
    return session;
  };
const signedIn = signedInAs("editor");
const sellerIn = signedInAs("box-office");

/** An isolate that has answered something, and knows of the site that it is online. */
const siteKnown = askedBefore("/api/rooms/?lang=de");

/** What can be asked, by the names of docs/reliability.md. */
export const situations: Record<string, Situation> = {
  "fresh page": { prepare: askedBefore(page), ask: get(page) },
  "old page": { prepare: askedBefore(page), later: true, ask: get(page) },
  "new page": { prepare: siteKnown, ask: get("/de/alle-filme") },
  "new page of old parts": { prepare: askedBefore(page), later: true, ask: get(`${page}.data`) },
  "page that does not exist": {
    prepare: siteKnown,
    ask: get("/de/gibt-es-nicht"),
    status: 404,
  },
  "fresh list": { prepare: askedBefore(list), ask: get(list) },
  "old list": { prepare: askedBefore(list), later: true, ask: get(list) },
  "list, first of all": { ask: get(list) },
  "new list": { prepare: siteKnown, ask: get(list) },
  availability: {
    prepare: siteKnown,
    ask: ({ call, event }) => call(`/api/availability/?events=${event}`),
  },
  "tickets as a stylesheet": {
    prepare: siteKnown,
    ask: ({ call, event }) => call(`/de/programm/seats.css?events=${event}`),
  },
  booking: {
    prepare: siteKnown,
    ask: ({ call, event }) => call(`/de/api/events/${event}/booking/`),
  },
  "booking, asked for lately": {
    prepare: async ({ call, event }) => void (await (await call(`/de/api/events/${event}/booking/`)).text()),
    later: true,
    ask: ({ call, event }) => call(`/de/api/events/${event}/booking/`),
  },
  seats: {
    prepare: siteKnown,
    ask: ({ call, event }) => call(`/de/api/events/${event}/seats/`),
  },
  "cart page, empty": { prepare: askedBefore(page), ask: get("/de/warenkorb") },
  "cart page": {
    prepare: async (asking) => {
      await siteKnown(asking);
      const added = await addTickets(asking);
      if (added.status !== 201) throw new Error(`no tickets to begin with: ${added.status}`);
      return cookiesOf(added);
    },
    ask: ({ call }, cookie) => call("/de/warenkorb", { headers: { cookie } }),
  },
  "tickets for the cart": { prepare: siteKnown, ask: addTickets, status: 201 },
  "tickets without a script": { prepare: siteKnown, ask: sendBookingForm, status: 303 },
  picture: {
    prepare: async ({ call }) => {
      const path = await newPicture();
      await (await call(path)).arrayBuffer();
      return path;
    },
    ask: ({ call }, path) => call(path),
  },
  "picture in a new size": { prepare: newPicture, ask: ({ call }, path) => call(path) },
  "file of the library": { prepare: newSound, ask: ({ call }, path) => call(path) },
  "report of a missing page": {
    prepare: siteKnown,
    ask: ({ call }) =>
      call("/api/dashboard-error-log/", {
        method: "POST",
        headers: write(),
        body: JSON.stringify({ url: "http://localhost:8787/de/weg" }),
      }),
    status: 204,
  },
  "sign-in": { prepare: siteKnown, ask: ({ call }) => signIn(call), status: 401 },
  "page for staff": {
    prepare: async (asking) => {
      await (await asking.call(page)).text();
      return signedIn(asking);
    },
    ask: ({ call }, cookie) => call(page, { headers: { cookie } }),
  },
  publish: {
    prepare: signedIn,
    ask: async ({ call }, cookie) => {
      const id = await publishedPage(`/${crypto.randomUUID()}`, documentWith(headline("m1", "Eins")));
      return sendAsStaff(call, `page/${id}/publish/`, { cookie, body: { rev: 0 } });
    },
  },
  "step of an editor": {
    prepare: signedIn,
    ask: async ({ call }, cookie) => {
      const id = await publishedPage(`/${crypto.randomUUID()}`, documentWith(headline("m1", "Eins")));
      const step = { step: crypto.randomUUID(), base_rev: 0, operations: [{ op: "remove", id: "m1" }] };
      return sendAsStaff(call, `draft/${id}/`, { cookie, body: step });
    },
  },
  "day of the box office": {
    prepare: sellerIn,
    ask: ({ call }, cookie) => call("/de/api/box-office/day/", { headers: { cookie } }),
  },
  "page of the box office": {
    prepare: sellerIn,
    ask: ({ call }, cookie) => call("/de/cms-hub/box-office", { headers: { cookie } }),
  },
  "upload of a picture": {
    prepare: signedIn,
    ask: async ({ call }, cookie) => {
      const [, , hash = ""] = (await newPicture()).split("/");
      const bytes = (await (await env.MEDIA.get(originalKey(hash)))?.arrayBuffer()) ?? "";
      return upload(call, "media/", { cookie, bytes, name: "a.png" });
    },
    status: 201,
  },
  "upload of a sound": {
    prepare: signedIn,
    ask: ({ call }, cookie) => upload(call, "files/", { cookie, bytes: `ID3 ${crypto.randomUUID()}`, name: "a.mp3" }),
    status: 201,
  },
};

export type House = Awaited<ReturnType<typeof shopHouse>>;
