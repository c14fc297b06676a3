import type { SiteSettings } from "./schema";

type Contact = SiteSettings["contact"];

/**
 * Where a house is, in one line: "Lindengasse 12, 1070 Wien". What its settings do not say is left out; empty where they say
 * nothing.
 */
export const addressLine = ({ street, postal_code, city }: Pick<Contact, "street" | "postal_code" | "city">): string =>
  [street.trim(), `${postal_code} ${city}`.trim()].filter(Boolean).join(", ");

/** Who answers questions: the telephone, of a house without one its mail address; empty where it has neither. */
export const askedAt = ({ phone, email }: Pick<Contact, "phone" | "email">): string => phone || email;

/** Whether a house has said where it is on a map: settings that say nothing are at zero. */
export const isOnMap = ({ lat, lon }: Pick<Contact, "lat" | "lon">): boolean => lat !== 0 || lon !== 0;
