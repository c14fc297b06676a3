/** True if the tickets of an event are sold by somebody else, at this address or in the webshop; the house then sells none of them. */
export const isSoldElsewhere = (ticketUrl: string): boolean => /^https?:\/\/|\/webshop$/.test(ticketUrl);
