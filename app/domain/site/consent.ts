/*
 * What a visitor lets others learn. Nothing of the house itself needs to be asked for, so it asks where it
 * has a tag manager; what others embed is asked for where it stands.
 */

/** In the order they are shown; `required` is always given. */
export const consentCategories = ["required", "optimization", "marketing", "external_media"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** Everything declined: also what holds until somebody has chosen. */
export const nothingGranted: Consent = {
  required: true,
  optimization: false,
  marketing: false,
  external_media: false,
};

/** The choice with all of it granted. */
export const everythingGranted: Consent = {
  required: true,
  optimization: true,
  marketing: true,
  external_media: true,
};

/** The value of the cookie: which categories are granted, as JSON. */
export const writeConsent = (consent: Consent): string => encodeURIComponent(JSON.stringify(consent));

/** The choice a cookie holds; null if there is none, or nothing that could be read. A category it does not name is declined. */
export function readConsent(value: string): Consent | null {
  try {
    const said: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof said !== "object" || said === null || Array.isArray(said)) return null;
    const granted = new Map<string, unknown>(Object.entries(said));
    const isGranted = (category: ConsentCategory) => granted.get(category) === true;
    return {
      required: true,
      optimization: isGranted("optimization"),
      marketing: isGranted("marketing"),
      external_media: isGranted("external_media"),
    };
  } catch {
    return null;
  }
}

export interface Visit {
  /** Null: nothing has been chosen yet. */
  consent: Consent | null;
  /** True on a page that has to be readable without an answer: terms, imprint, privacy. */
  isLegal: boolean;
  /** True if the page before was such a one. */
  wasLegal: boolean;
  /** True if a refusal has been asked about in this visit already. */
  askedAgain: boolean;
}

/**
 * Whether a house with a tag manager asks on arriving at a page: until somebody has chosen, and once a visit after they
 * have read a legal page and had declined.
 */
export function asksOnArrival({ consent, isLegal, wasLegal, askedAgain }: Visit): boolean {
  if (isLegal) return false;
  return consent ? !consent.optimization && wasLegal && !askedAgain : true;
}
