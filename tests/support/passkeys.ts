import { expect } from "vitest";
import type { OwnPasskey } from "~/domain/staff/passkey";
import { newAuthenticator } from "./authenticator";
import { jarOf } from "./guests";
import { password, type staffAccess } from "./staff-access";

type Device = Awaited<ReturnType<typeof newAuthenticator>>;
type Slips = Parameters<Device["get"]>[1];

/** What a house asks of a device that is to make a passkey. */
export interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
}

/** The passkeys of staff, as their devices and browsers use them. */
export function passkeysOf({ call, api }: Pick<ReturnType<typeof staffAccess>, "call" | "api">) {
  /** Asks for what is needed to add one, and keeps the challenge's cookie beside the given. */
  async function begin(cookie: string, own = password) {
    const answer = await api("passkey/generate-register-options", { password: own }, cookie);
    return { answer, jar: [cookie, jarOf(answer)].filter(Boolean).join("; ") };
  }

  /** Adds a passkey, and gives back what keeps it. */
  async function add(cookie: string, name = "Laptop", slips: Slips = {}) {
    const device = await newAuthenticator();
    const { answer, jar } = await begin(cookie);
    expect(answer.status).toBe(200);
    const response = await device.create(await answer.json<CreationOptions>(), slips);
    return { device, jar, response, added: await api("passkey/verify-registration", { response, name }, jar) };
  }

  /** What the house asks of whoever wants to sign in. */
  async function challenge() {
    const answer = await api("passkey/generate-authenticate-options", {});
    expect(answer.status).toBe(200);
    return { options: await answer.json<{ challenge: string; rpId: string }>(), jar: jarOf(answer) };
  }

  async function signIn(device: Device, slips: Slips = {}) {
    const { options, jar } = await challenge();
    return api("passkey/verify-authentication", { response: await device.get(options, slips) }, jar);
  }

  const list = async (cookie: string) =>
    (await call("/api/auth/passkey/list-user-passkeys", { headers: { cookie } })).json<OwnPasskey[]>();

  return { begin, add, challenge, signIn, list };
}
