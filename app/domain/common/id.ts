/** The id a text holds, as addresses, queries and forms carry it: a whole number from 1 of at most nine digits. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
