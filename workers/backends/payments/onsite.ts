import { deskMethods } from "~/domain/orders/contact";
import type { PaymentFacts, Provider, ProviderStatus } from "./port";

const paid = ({ cents, currency }: PaymentFacts): ProviderStatus => ({ state: "captured", cents, currency, label: "" });

/** What the desk has taken stands in the books themselves; where there is nothing to pay, nothing is waited for. */
const statusOf = (payment: PaymentFacts): Promise<ProviderStatus> =>
  Promise.resolve(payment.cents === 0 || payment.status === "captured" ? paid(payment) : { state: "pending" });

/** The desk of the house, and orders that cost nothing or were paid by voucher. Asks nobody. */
export const onsite: Provider = {
  id: "onsite",
  methods: ["desk", "free", "voucher", ...deskMethods],
  begin: ({ id }) => Promise.resolve({ ref: id, url: null }),
  status: statusOf,
  capture: statusOf,
  cancel: async (payment) => {
    const status = await statusOf(payment);
    return status.state === "pending" ? { state: "failed", reason: "cancelled" } : status;
  },
  // Money of the desk is given back at the desk, by somebody who says so.
  refund: ({ cents }) => Promise.resolve(cents === 0),
  event: () => Promise.resolve(null),
};
