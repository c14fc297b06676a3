/** A cookie of the house: `Path=/`, `SameSite=Lax`, `Secure` over https, for this host alone. */
export interface Cookie {
  name: string;
  /** Kept from the site's own scripts. */
  httpOnly: boolean;
  /** Over https the name begins with `__Host-`: no sister domain and no plain connection can plant it. */
  prefixed: boolean;
}

/** Signs a session of staff in; better-auth's, signed with AUTH_SECRET. Ends with the session. */
export const sessionCookie: Cookie = { name: "kasch.session_token", httpOnly: true, prefixed: true };

/** "1": somebody seems to be signed in, so that pages, the same for everybody, need not ask for visitors. */
export const signedInHint: Cookie = { name: "kasch_user", httpOnly: false, prefixed: true };

/** The secret that opens a cart: 128 random bits. A day. */
export const cartKey: Cookie = { name: "kasch_cart_key", httpOnly: true, prefixed: true };

/** What the header badge reads: how many tickets, and where the cart is. As long as they are held. */
export const cartBadge: Cookie = { name: "kasch_cart", httpOnly: false, prefixed: true };

/**
 * The token that writes repeat in `X-CSRFToken`. Its name belongs to the contract, which other sites
 * and backends speak too, so it has no prefix. Planted by a sister domain it is worth nothing: where
 * a request comes from is checked first.
 */
export const csrfToken: Cookie = { name: "csrftoken", httpOnly: false, prefixed: false };

/** The notice that was dismissed, by id: written and read by the browser alone. Thirty days. */
export const dismissedAlert: Cookie = { name: "kasch_alert", httpOnly: false, prefixed: false };

/** The cookie's name on this connection. */
export const nameOf = ({ name, prefixed }: Cookie, https: boolean): string =>
  prefixed && https ? `__Host-${name}` : name;

/** What is set with it; a cookie is removed with the same. */
export const attributesOf = ({ httpOnly }: Cookie, https: boolean) => ({
  path: "/",
  sameSite: "Lax" as const,
  secure: https,
  httpOnly,
});

/** The value of a cookie in a `Cookie` header or in `document.cookie`; "" if it is not there. */
export const valueOf = (cookies: string, name: string): string =>
  cookies
    .split("; ")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";
