import { secondStepLife } from "../staff/second-factor";

/**
 * Every cookie of the house. All are `Path=/`, `SameSite=Lax` (one is stricter) and, over https, `Secure`; those whose
 * name goes through `nameOf` are bound to this host there.
 */

/** Signs somebody in; better-auth's, signed with AUTH_SECRET. Ends with the session. */
export const sessionCookie = "kasch.session_token";

/** Where a code was mailed and until when it holds: only while somebody signs in, so that a page loaded again still knows. */
export const signInCookie = "kasch_sign_in_key";

/** Whose password was right, until the code of their second factor is: better-auth's, signed with AUTH_SECRET. */
export const secondStepCookie = "kasch_second_step_key";

/** Which challenge a passkey is to answer, for five minutes: better-auth's, signed with AUTH_SECRET. */
export const passkeyCookie = "kasch_passkey_key";

/**
 * A device that is not asked for the second factor: better-auth's, which nobody is given. Named so that none of its
 * cookies has a name of its own making.
 */
export const trustedDeviceCookie = "kasch_trusted_device_key";

/** "1": somebody seems to be signed in, so that pages, the same for everybody, need not ask for visitors. */
export const signedInHint = "kasch_user";

/** The secret that opens a cart: 128 random bits. A day. */
export const cartKeyCookie = "kasch_cart_key";

/** What the header badge reads: how many tickets, and where the cart is. As long as they are held. */
export const cartBadge = "kasch_cart";

/**
 * What was asked for while a screening did not answer, to be asked again: without a script alone. Three minutes, and `SameSite=Strict`:
 * no other site can have it repeated.
 */
export const againCookie = "kasch_again_key";

/**
 * The token that writes repeat in `X-CSRFToken`. Its name belongs to the contract, which other sites
 * and backends speak too, so it has no prefix. Planted by a sister domain it is worth nothing: where
 * a request comes from is checked first.
 */
export const csrfCookie = "csrftoken";

/** The notice that was dismissed, by id: written and read by the browser alone. Thirty days. */
export const dismissedAlert = "kasch_alert";

/**
 * What the visitor lets others learn, see `consent.ts`: written and read by the browser alone. Half a year; its name
 * belongs to the contract, since scripts of others look for it.
 */
export const consentCookie = "cookie_consent_settings";

/** The name on this connection: over https no sister domain and no plain connection can plant it. */
export const nameOf = (cookie: string, https: boolean): string => (https ? `__Host-${cookie}` : cookie);

/** What only the server reads. */
const hidden = /session_token$|_key$/;

/** Seconds for which a cookie is kept, where that is always the same. An expired selection stays readable for a day. */
const ages: Readonly<Record<string, number>> = {
  [cartKeyCookie]: 24 * 3600,
  [csrfCookie]: 365 * 24 * 3600,
  [signInCookie]: 3600,
  [secondStepCookie]: secondStepLife,
};

/** What is set with a cookie, and with which it is removed. */
export const attributesOf = (cookie: string, https: boolean) => ({
  path: "/",
  sameSite: "Lax" as const,
  secure: https,
  httpOnly: hidden.test(cookie),
  ...(ages[cookie] !== undefined && { maxAge: ages[cookie] }),
});

/** The value of a cookie in a `Cookie` header or in `document.cookie`; "" if it is not there. */
export const valueOf = (cookies: string, name: string): string =>
  cookies
    .split("; ")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";
