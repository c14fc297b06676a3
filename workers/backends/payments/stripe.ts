import type StripeSdk from "stripe";
import type { Decline, PaymentFacts, Provider, ProviderStatus } from "./port";
import type { StripeKeys } from "./stripe-keys";

type Intent = StripeSdk.PaymentIntent;

/** Only cards can be promised first and taken later; a transfer is there when it is there. */
const captureOf = { card: "manual", eps: "automatic" } as const;
type Online = keyof typeof captureOf;
const isOnline = (method: string): method is Online => Object.hasOwn(captureOf, method);

/** What Stripe and the banks behind it call a refusal, as the house says it. */
const declines: Record<string, Decline> = {
  expired_card: "expired_card",
  insufficient_funds: "insufficient_funds",
  payment_method_customer_decline: "cancelled",
};

/** Why a payment came to nothing; without an error it was somebody's wish. */
function declineOf({ last_payment_error: error }: Pick<Intent, "last_payment_error">): Decline {
  if (!error) return "cancelled";
  const known = declines[error.decline_code ?? ""] ?? declines[error.code ?? ""];
  const isRefusal = error.type === "card_error" || error.code?.startsWith("payment_intent_");
  return known ?? (isRefusal ? "declined" : "other");
}

function labelOf({ latest_charge: charge }: Intent): string {
  const last4 = typeof charge === "object" ? charge?.payment_method_details?.card?.last4 : null;
  return last4 ? `•• ${last4}` : "";
}

function statusOf(intent: Intent): ProviderStatus {
  const paid = (state: "authorized" | "captured", cents: number): ProviderStatus => ({
    state,
    cents,
    currency: intent.currency.toUpperCase(),
    label: labelOf(intent),
  });
  switch (intent.status) {
    case "succeeded":
      return paid("captured", intent.amount_received);
    case "requires_capture":
      return paid("authorized", intent.amount_capturable);
    case "canceled":
      return { state: "failed", reason: declineOf(intent) };
    default:
      return { state: "pending" };
  }
}

/** True where the bank has said no and Stripe would take another card. */
const isRefused = ({ status, last_payment_error: error }: Intent): boolean =>
  status === "requires_payment_method" && error !== null;

/** True where the buyer has something to type or to confirm. */
const isOpen = (intent: Intent): boolean =>
  !isRefused(intent) && ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status);

/** The payment an object of an event is about; refunds and charges say it like payments do. */
function paymentOf(object: object): string {
  const metadata = "metadata" in object && object.metadata instanceof Object ? object.metadata : {};
  return "payment" in metadata && typeof metadata.payment === "string" ? metadata.payment : "";
}

async function clientOf({ secret, api }: StripeKeys, timeout: number) {
  // Most of what the Worker would load is nobody's business until somebody pays.
  const { default: Stripe } = await import("stripe");
  const client = new Stripe(secret, {
    // It leads nowhere: whoever says otherwise is not Stripe.
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(input, { ...init, redirect: "manual" })),
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === "http:" ? "http" : "https" }),
  });
  return { Stripe, client };
}

const refOf = ({ providerRef }: PaymentFacts): string => {
  if (providerRef === null) throw new Error("Stripe was never told of this payment");
  return providerRef;
};

/**
 * Cards and transfers over Stripe. A payment of the house is a PaymentIntent, begun under the payment's id; it carries the
 * number of the order and that id, and nobody's name. One try each: what the bank has refused is ended there, so that no other
 * tab pays it later. `timeout`: milliseconds for a call.
 */
export function stripe(keys: StripeKeys, timeout: number): Provider {
  let opened: ReturnType<typeof clientOf> | undefined;
  const open = () => (opened ??= clientOf(keys, timeout));
  const read = async (ref: string): Promise<Intent> =>
    (await open()).client.paymentIntents.retrieve(ref, { expand: ["latest_charge"] });

  /** Does something to a payment; where that is too late, or was done already, it stands as it stands. */
  const move = async (payment: PaymentFacts, deed: "cancel" | "capture"): Promise<Intent> => {
    const { Stripe, client } = await open();
    const ref = refOf(payment);
    try {
      await client.paymentIntents[deed](ref);
    } catch (error) {
      const isTooLate =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "payment_intent_unexpected_state";
      if (!isTooLate) throw error;
    }
    return read(ref);
  };

  return {
    id: "stripe",
    methods: ["card", "eps"],
    async begin({ id, providerRef, method, cents, currency }, { number, formUrl }) {
      if (providerRef !== null) return { ref: providerRef, url: formUrl };
      if (!isOnline(method)) throw new Error("Stripe does not take this method");
      const { client } = await open();
      const { id: ref, payment_method_types: offered } = await client.paymentIntents.create(
        {
          amount: cents,
          currency: currency.toLowerCase(),
          capture_method: captureOf[method],
          allowed_payment_method_types: [method],
          metadata: { payment: id, order: number },
        },
        { idempotencyKey: id },
      );
      if (!offered.includes(method)) throw new Error(`Stripe: the account does not take ${method}`);
      return { ref, url: formUrl };
    },
    async status(payment) {
      // It was never begun: the answer to the beginning was lost on its way here, and nobody can pay what has no name.
      if (payment.providerRef === null) return { state: "pending" };
      const intent = await read(payment.providerRef);
      if (!isRefused(intent)) return statusOf(intent);
      const ended = statusOf(await move(payment, "cancel"));
      return ended.state === "failed" ? { state: "failed", reason: declineOf(intent) } : ended;
    },
    capture: async (payment) => statusOf(await move(payment, "capture")),
    cancel: async (payment) =>
      payment.providerRef === null ? { state: "failed", reason: "cancelled" } : statusOf(await move(payment, "cancel")),
    async form({ providerRef }) {
      const intent = providerRef === null ? null : await read(providerRef);
      if (!intent?.client_secret || !isOpen(intent)) return null;
      return { publishableKey: keys.publishable, clientSecret: intent.client_secret };
    },
    async refund(payment, { cents, key }) {
      const { client } = await open();
      const ref = refOf(payment);
      // Keys are forgotten after a day, and answer what was said first: what was begun is looked for before.
      const { data } = await client.refunds.list({ payment_intent: ref, limit: 100 });
      const metadata = { payment: payment.id, key };
      const given =
        data.find((one) => one.metadata?.["key"] === key) ??
        (await client.refunds.create({ payment_intent: ref, amount: cents, metadata }, { idempotencyKey: key }));
      if (given.status === "failed" || given.status === "canceled")
        throw new Error(`Stripe: a refund has ${given.status}`);
      return given.status === "succeeded";
    },
    async event(body, signature) {
      const { Stripe, client } = await open();
      try {
        const crypto = Stripe.createSubtleCryptoProvider();
        const event = await client.webhooks.constructEventAsync(body, signature, keys.webhook, undefined, crypto);
        return { id: event.id, type: event.type, payment: paymentOf(event.data.object) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}
