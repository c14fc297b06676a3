/*
 * A stand-in for Stripe, as far as the house asks it: payments, their refunds, the events about them. It keeps what its
 * documentation promises: one answer for one key, states that lead nowhere else, a secret in every signature. Knows nothing
 * of the house, and runs wherever there is `fetch`.
 */

const origin = "https://stripe.test";

export const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_test_of_the_stand_in",
  STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_stand_in",
  STRIPE_API: origin,
};

type Status =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled";

interface PaymentError {
  type: string;
  code: string;
  decline_code?: string;
}

interface Intent {
  id: string;
  amount: number;
  received: number;
  currency: string;
  status: Status;
  manual: boolean;
  methods: string[];
  metadata: Record<string, string>;
  error: PaymentError | null;
}

interface Refund {
  id: string;
  payment_intent: string;
  amount: number;
  status: "succeeded" | "pending" | "failed";
  metadata: Record<string, string>;
}

interface Answer {
  status: number;
  json: object;
}

const done = (json: object): Answer => ({ status: 200, json });

/** `a[b]=c` and `a[0]=c` as Stripe reads them: here one level is enough. */
const under = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const found = /^(\w+)\[(\w+)\]$/.exec(key);
      return found?.[1] === name ? [[found[2] ?? "", value]] : [];
    }),
  );

export const cardError = (code: string, decline_code?: string): PaymentError => ({
  type: "card_error",
  code,
  ...(decline_code && { decline_code }),
});

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The header of an event, as Stripe signs it. */
export async function signatureOf(body: string, secret = stripeKeys.STRIPE_WEBHOOK_SECRET, at = Date.now()) {
  const encode = (text: string) => new TextEncoder().encode(text);
  const time = Math.floor(at / 1_000);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encode(secret), algorithm, false, ["sign"]);
  return `t=${time},v1=${hex(await crypto.subtle.sign("HMAC", key, encode(`${time}.${body}`)))}`;
}

export class StripeStandIn {
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  /** What was asked, in order: "POST /v1/payment_intents". */
  readonly asked: string[] = [];
  /** What an account takes. */
  takes = ["card", "eps"];
  /** How a refund begins. */
  refundsAre: Refund["status"] = "succeeded";
  /** The next so many questions are not answered. */
  silentFor = 0;
  private readonly answers = new Map<string, { body: string; answer: Answer }>();
  private ids = 0;

  private newId = (kind: string): string => `${kind}_${(this.ids += 1)}${crypto.randomUUID().replaceAll("-", "")}`;

  /** True for a request that is meant for it. */
  isMeant = (url: string): boolean => url.startsWith(`${origin}/`);

  async handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    this.asked.push(`${request.method} ${pathname}`);
    if (this.silentFor > 0) {
      this.silentFor -= 1;
      throw new TypeError("connection lost");
    }
    if (request.headers.get("authorization") !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`)
      return Response.json({ error: { type: "invalid_request_error" } }, { status: 401 });
    const body = new TextDecoder().decode(await request.arrayBuffer());
    const key = request.headers.get("idempotency-key") ?? "";
    const before = this.answers.get(key);
    if (before && before.body !== body) return Response.json({ error: { type: "idempotency_error" } }, { status: 400 });
    const answer = before?.answer ?? this.answer(request.method, pathname, new URLSearchParams(body || searchParams));
    if (request.method === "POST" && key && answer.status === 200) this.answers.set(key, { body, answer });
    return Response.json(answer.json, { status: answer.status });
  }

  private refuse = (status: number, error: PaymentError): Answer => ({
    status,
    json: { error: { ...error, message: error.code } },
  });

  private answer(method: string, path: string, form: URLSearchParams): Answer {
    if (path === "/v1/payment_intents" && method === "POST") return this.create(form);
    if (path === "/v1/refunds") return method === "POST" ? this.refund(form) : this.list(form);
    const [, id = "", deed] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = this.intents.get(id);
    if (!intent) return this.refuse(404, { type: "invalid_request_error", code: "resource_missing" });
    if (method === "GET") return done(this.shown(intent));
    const unexpected = this.refuse(400, { type: "invalid_request_error", code: "payment_intent_unexpected_state" });
    if (deed === "capture") {
      if (intent.status !== "requires_capture") return unexpected;
      Object.assign(intent, { status: "succeeded", received: intent.amount });
    } else if (deed === "cancel") {
      if (["processing", "succeeded", "canceled"].includes(intent.status)) return unexpected;
      intent.status = "canceled";
    }
    return done(this.shown(intent));
  }

  private create(form: URLSearchParams): Answer {
    const known = /^(amount|currency|capture_method|allowed_payment_method_types\[0\]|metadata\[\w+\])$/;
    const other = [...form.keys()].find((name) => !known.test(name));
    if (other) return this.refuse(400, { type: "invalid_request_error", code: `parameter_unknown: ${other}` });
    const intent: Intent = {
      id: this.newId("pi"),
      amount: Number(form.get("amount")),
      received: 0,
      currency: form.get("currency") ?? "",
      status: "requires_payment_method",
      manual: form.get("capture_method") === "manual",
      methods: Object.values(under(form, "allowed_payment_method_types")).filter(
        (one) => this.takes.includes(one) && !(one === "eps" && form.get("capture_method") === "manual"),
      ),
      metadata: under(form, "metadata"),
      error: null,
    };
    this.intents.set(intent.id, intent);
    return done(this.shown(intent));
  }

  private refund(form: URLSearchParams): Answer {
    const intent = this.intents.get(form.get("payment_intent") ?? "");
    const amount = Number(form.get("amount"));
    if (!intent || this.given(intent.id) + amount > intent.received)
      return this.refuse(400, { type: "invalid_request_error", code: "charge_already_refunded" });
    const refund = {
      id: this.newId("re"),
      payment_intent: intent.id,
      amount,
      status: this.refundsAre,
      metadata: under(form, "metadata"),
    };
    this.refunds.push(refund);
    return done({ object: "refund", ...refund });
  }

  private list(form: URLSearchParams): Answer {
    const data = this.refunds.filter((one) => one.payment_intent === form.get("payment_intent"));
    return done({ object: "list", has_more: false, url: "/v1/refunds", data });
  }

  private given = (intent: string): number =>
    this.refunds
      .filter((one) => one.payment_intent === intent && one.status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);

  private shown(intent: Intent): object {
    const { id, amount, received, currency, status, metadata, methods, error } = intent;
    const isCharged = ["requires_capture", "succeeded"].includes(status);
    const details = methods[0] === "card" ? { card: { last4: "4242", brand: "visa" } } : { eps: {} };
    return {
      id,
      object: "payment_intent",
      amount,
      amount_received: received,
      amount_capturable: status === "requires_capture" ? amount : 0,
      currency,
      status,
      client_secret: `${id}_secret_only_for_the_page`,
      payment_method_types: methods,
      metadata,
      last_payment_error: error,
      latest_charge: isCharged ? { id: `ch_${id}`, object: "charge", payment_method_details: details } : null,
    };
  }

  /** What the buyer has done in the fields, and the bank after it; a payment that was ended takes nothing any more. */
  bank(id: string, outcome: "pays" | "asks" | "thinks" | PaymentError, cents?: number): void {
    const intent = this.intents.get(id);
    if (!intent || ["canceled", "succeeded", "requires_capture"].includes(intent.status)) return;
    if (typeof outcome === "object") Object.assign(intent, { status: "requires_payment_method", error: outcome });
    else if (outcome === "pays") {
      const amount = cents ?? intent.amount;
      const paid = intent.manual ? { status: "requires_capture" } : { status: "succeeded", received: amount };
      Object.assign(intent, { amount, error: null, ...paid });
    } else Object.assign(intent, { status: outcome === "asks" ? "requires_action" : "processing", error: null });
  }

  /** An event about a payment as it stands, and its signature. */
  async event(id: string, { type = "payment_intent.succeeded", event = this.newId("evt"), secret = "" } = {}) {
    const intent = this.intents.get(id);
    const body = JSON.stringify({
      id: event,
      object: "event",
      type,
      livemode: false,
      data: { object: intent ? this.shown(intent) : { id, object: "account" } },
    });
    return { body, signature: await signatureOf(body, secret || stripeKeys.STRIPE_WEBHOOK_SECRET) };
  }

  /** A day later: keys are forgotten. */
  forgetKeys = (): void => this.answers.clear();

  /** Cents the house has of a payment. */
  kept = (id: string): number => (this.intents.get(id)?.received ?? 0) - this.given(id);
}
