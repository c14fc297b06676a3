import type { Method } from "~/domain/orders/contact";

/*
 * What the box office needs of whoever takes money. A provider's word is the truth about a payment; that it said it (by the
 * buyer's return, by an event of its own or when it was asked) only is the occasion to ask.
 */

export type ProviderId = "simulator" | "onsite" | "stripe";

/** A payment as the books have it. */
export interface PaymentFacts {
  /** Stable over all retries: what a provider is asked twice under one id it does once. */
  id: string;
  /** What the provider calls it; null before it was begun there. */
  providerRef: string | null;
  method: Method;
  /** Integer cents, of `currency` (ISO 4217). */
  cents: number;
  currency: string;
  status: string;
}

/** Why a payment was refused, as far as providers say. */
export const declines = ["declined", "expired_card", "insufficient_funds", "cancelled", "other"] as const;
export type Decline = (typeof declines)[number];

/**
 * How a payment stands. `authorized`: promised by the bank, to be captured or voided. `failed`: for good, nothing can be paid
 * with it any more. Amounts as the provider has them.
 */
export type ProviderStatus =
  | { state: "pending" }
  | { state: "authorized" | "captured"; cents: number; currency: string; label: string }
  | { state: "failed"; reason: Decline };

/** An event of a provider, whose signature was good. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** `PaymentFacts.id`; empty where it is about no payment of the house. */
  payment: string;
}

/** What the provider's own fields need to be shown on the house's page. The secret is of this payment alone. */
export interface PaymentForm {
  publishableKey: string;
  clientSecret: string;
}

/** What a payment is begun with, besides itself. */
export interface Beginning {
  /** Printed number of the order. */
  number: string;
  /** Where the buyer comes back to, absolute. */
  returnUrl: string;
  /** The house's page for the provider's own fields, a path. */
  formUrl: string;
  /** When the seats are no longer kept, epoch ms. */
  until: number;
}

/**
 * Every call may be repeated and then says the same. What cannot be asked, or not in time, rejects; nothing follows from it.
 */
export interface Provider {
  id: ProviderId;
  /** The ways to pay it takes care of. */
  methods: readonly Method[];
  /** Where the buyer goes to pay; null: nowhere, the order's own page is next. */
  begin: (payment: PaymentFacts, beginning: Beginning) => Promise<{ ref: string; url: string | null }>;
  status: (payment: PaymentFacts, now: number) => Promise<ProviderStatus>;
  /** Takes what was authorized. */
  capture: (payment: PaymentFacts, now: number) => Promise<ProviderStatus>;
  /** For a provider whose fields are on the house's page: what they need; null where there is nothing to type any more. */
  form?: (payment: PaymentFacts) => Promise<PaymentForm | null>;
  /**
   * Ends what is pending and lets go of what is authorized. What was captured meanwhile stays so, and is said; so does what a
   * bank has in hand and cannot be ended.
   */
  cancel: (payment: PaymentFacts, now: number) => Promise<ProviderStatus>;
  /** Gives money back, once for a key. False: on its way, ask again. */
  refund: (payment: PaymentFacts, refund: { cents: number; key: string }) => Promise<boolean>;
  /** The event in a body, if the signature is the provider's; null otherwise. */
  event: (body: string, signature: string) => Promise<ProviderEvent | null>;
}
