import type { Method } from "~/domain/orders/contact";
import type { Beginning, Decline, PaymentFacts, Provider, ProviderEvent, ProviderStatus } from "./port";

/** What the simulated provider knows of a payment. */
export interface Simulated {
  id: string;
  number: string;
  method: Method;
  cents: number;
  currency: string;
  returnUrl: string;
  until: number;
  state: "pending" | "authorized" | "captured" | "failed" | "voided";
  reason: Decline;
  /** From when on a delayed approval counts, epoch ms; null: at once. */
  approvedAt: number | null;
  /** Cents by the key of the refund. */
  refunds: Record<string, number>;
}

/** Where its page is; no page of the site. */
export const simulatorPath = "/__pay";
const dayInSeconds = 24 * 60 * 60;
const nameOf = (id: string): string => `simulator:${id}`;

/** What it has noted of a payment; null if it never heard of it. */
export const readSimulated = (store: KVNamespace, id: string): Promise<Simulated | null> =>
  store.get<Simulated>(nameOf(id), "json");

export const writeSimulated = (store: KVNamespace, payment: Simulated): Promise<void> =>
  store.put(nameOf(payment.id), JSON.stringify(payment), { expirationTtl: dayInSeconds });

/** A delayed approval comes true when it is looked at late enough. */
function judged(payment: Simulated, now: number): Simulated {
  if (payment.state !== "pending" || payment.approvedAt === null || payment.approvedAt > now) return payment;
  return { ...payment, state: payment.method === "card" ? "authorized" : "captured" };
}

function statusOf(payment: Simulated): ProviderStatus {
  const { state, cents, currency, reason } = payment;
  if (state === "pending") return { state };
  if (state === "failed" || state === "voided")
    return { state: "failed", reason: state === "voided" ? "cancelled" : reason };
  return { state, cents, currency, label: payment.method === "card" ? "•• 4242" : "" };
}

async function sign(secret: string, body: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    "raw",
    encode(`simulator ${secret}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encode(body)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An event as the simulator sends it: the body and its signature. */
export async function simulatedEvent(
  secret: string,
  event: ProviderEvent,
): Promise<{ body: string; signature: string }> {
  const body = JSON.stringify(event);
  return { body, signature: await sign(secret, body) };
}

/**
 * A provider of one's own machine: whoever pays decides what the bank says. Cards are authorized and captured, transfers are
 * there at once. Never part of a deployment: `paymentsOf` sees to that.
 */
export function simulator(store: KVNamespace, secret: string): Provider {
  const known = async (id: string): Promise<Simulated> => {
    const payment = await readSimulated(store, id);
    if (!payment) throw new Error("The simulator does not know this payment");
    return payment;
  };
  const move = async (id: string, now: number, next: (payment: Simulated) => Simulated): Promise<ProviderStatus> => {
    const payment = next(judged(await known(id), now));
    await writeSimulated(store, payment);
    return statusOf(payment);
  };
  return {
    id: "simulator",
    methods: ["card", "eps"],
    async begin({ id, method, cents, currency }: PaymentFacts, { number, returnUrl, until }: Beginning) {
      const url = `${simulatorPath}/${id}`;
      if (await readSimulated(store, id)) return { ref: id, url };
      const payment = { id, number, method, cents, currency, returnUrl, until, reason: "other" as const };
      await writeSimulated(store, { ...payment, state: "pending", approvedAt: null, refunds: {} });
      return { ref: id, url };
    },
    async status({ id }, now) {
      const payment = await readSimulated(store, id);
      // It was never begun: the answer to the beginning was lost on its way here.
      return payment ? statusOf(judged(payment, now)) : { state: "pending" };
    },
    capture: ({ id }, now) =>
      move(id, now, (payment) => (payment.state === "authorized" ? { ...payment, state: "captured" } : payment)),
    async cancel({ id }, now) {
      if (!(await readSimulated(store, id))) return { state: "failed", reason: "cancelled" };
      return move(id, now, (payment) =>
        payment.state === "pending" || payment.state === "authorized" ? { ...payment, state: "voided" } : payment,
      );
    },
    async refund({ id }, { cents, key }) {
      const payment = await known(id);
      const before = Object.entries(payment.refunds).reduce(
        (sum, [other, given]) => sum + (other === key ? 0 : given),
        0,
      );
      if (before + cents > payment.cents) throw new Error("More would be given back than was paid");
      await writeSimulated(store, { ...payment, refunds: { ...payment.refunds, [key]: cents } });
      return true;
    },
    async event(body, signature) {
      if (signature !== (await sign(secret, body))) return null;
      const { id, type, payment } = JSON.parse(body) as Partial<ProviderEvent>;
      return id && type && payment ? { id, type, payment } : null;
    },
  };
}
