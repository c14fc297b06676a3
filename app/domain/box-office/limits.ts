/** Parties on one waiting list. */
export const maxWaiting = 500;
/** No line of a request asks for more. */
export const maxAmount = 50;

/** Events in one cart: every look at it asks each of them. */
export const maxEventsPerCart = 20;
/** Tickets of one event in one cart. */
export const maxPerCart = 10;
/** Tickets of one event for one buyer: two full carts. */
export const maxPerContact = 20;
/** Places of one event held without payment from one origin. */
export const maxPerOrigin = 20;
