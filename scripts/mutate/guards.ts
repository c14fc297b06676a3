import { bookGuards } from "./guards/books.ts";
import { doorGuards } from "./guards/door.ts";
import { orderGuards } from "./guards/order.ts";
import { paymentGuards } from "./guards/payment.ts";
import { refundGuards } from "./guards/refund.ts";
import { ticketGuards } from "./guards/ticket.ts";

/**
 * What keeps the promises of orders, payments, tickets and door: each guard as it stands in its source, what is left without it, and
 * the tests that must fail then. The guards of the box office itself have names of their own and go in its unit tests; what tables
 * refuse is tried on the tables.
 */
export const guards = [
  ...orderGuards,
  ...paymentGuards,
  ...refundGuards,
  ...ticketGuards,
  ...doorGuards,
  ...bookGuards,
];
