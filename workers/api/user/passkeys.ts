import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import type { Auth } from "../../auth/auth";
import { passkeySignIn } from "../../auth/passkey-sign-in";
import { markPasskeyUsed, readPasskeys } from "../../db/account/passkeys";
import { readSettings } from "../../db/site/site-settings";
import type { ApiEnv } from "../../http/app-env";
import { problem } from "../contract/problem";
import { withBody } from "./codes";

interface Asked {
  c: Context<ApiEnv>;
  auth: Auth;
  /** What the library may learn of the body. */
  body: Readonly<Record<string, unknown>>;
}

/** An answer that is no refusal, with another body. */
async function retold(answer: Response, tell: (told: Record<string, unknown>) => object): Promise<Response> {
  if (!answer.ok) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  headers.set("cache-control", "no-store");
  const body = JSON.stringify(tell(await answer.json<Record<string, unknown>>()));
  return new Response(body, { status: answer.status, headers });
}

const done = (answer: Response) => retold(answer, () => ({ status: true }));

/** What the library asks of a device. It answers a GET, though it writes the challenge down: here it is none. */
async function optionsFrom({ c, auth }: Asked): Promise<Response> {
  const { origin, pathname } = new URL(c.req.url);
  return auth.handler(new Request(origin + pathname, { headers: { cookie: c.req.header("cookie") ?? "" } }));
}

/** Passes a call on, once the password is right. */
async function confirmed(asked: Asked, then: () => Promise<Response>): Promise<Response> {
  const { c, auth, body } = asked;
  const { password } = body;
  if (typeof password !== "string") return problem(c, fail("bad_request", "The password is wanted"));
  const { headers } = c.req.raw;
  const answer = await auth.api.verifyPassword({ body: { password }, headers, asResponse: true });
  return answer.ok ? then() : answer;
}

async function begin(asked: Asked): Promise<Response> {
  const { site_name: name } = await readSettings(asked.c.var.db, asked.c.var.facts.lang);
  return retold(await optionsFrom(asked), (told) => ({ ...told, rp: { ...Object(told.rp), name } }));
}

const passOn = ({ c, auth, body }: Asked): Promise<Response> => auth.handler(withBody(c.req.raw, body));

/** What a device brought that is not as it was asked for is a refusal, which the library takes for a failure of its own. */
async function add(asked: Asked): Promise<Response> {
  const answer = await passOn(asked);
  return answer.status === 500 ? problem(asked.c, fail("bad_request", "This is no passkey for here")) : done(answer);
}

async function signIn(asked: Asked): Promise<Response> {
  const answer = await passOn(asked);
  const { id } = Object(asked.body.response);
  if (answer.ok) await markPasskeyUsed(asked.c.var.db, String(id), asked.c.var.facts.now);
  return done(answer);
}

async function list({ c }: Asked): Promise<Response> {
  const { staff } = c.var.facts.session;
  return c.json(staff ? await readPasskeys(c.var.db, staff.id) : [], 200, { "cache-control": "no-store" });
}

/** The calls of passkeys, by their path. Keys and tokens go out with none of them. */
export const ofPasskeys: Readonly<Record<string, (asked: Asked) => Promise<Response>>> = {
  "/passkey/generate-register-options": (asked) => confirmed(asked, () => begin(asked)),
  "/passkey/verify-registration": add,
  "/passkey/generate-authenticate-options": async (asked) =>
    retold(await optionsFrom(asked), (told) => ({ ...told, userVerification: "required" })),
  [passkeySignIn]: signIn,
  "/passkey/list-user-passkeys": list,
  "/passkey/update-passkey": async (asked) => done(await passOn(asked)),
  "/passkey/delete-passkey": (asked) =>
    confirmed(asked, async () => done(await passOn({ ...asked, body: { id: asked.body.id } }))),
};
