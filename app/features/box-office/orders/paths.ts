/** The tool, below the language. */
export const ordersPath = "/cms-hub/box-office/orders";

/** An order's page in it. */
export const orderPath = (number: string): string => `${ordersPath}?order=${number}`;

/** Where tickets of an order get other seats of a show. */
export const seatsPath = (number: string, event: number): string => `${orderPath(number)}&seats=${event}`;

/** Its page, asking once more before what the bank has goes back. */
export const endPath = (number: string): string => `${orderPath(number)}&end=bank`;
