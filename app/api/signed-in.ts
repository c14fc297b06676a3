import { nameOf, signedInHint, valueOf } from "~/domain/site/cookies";

/** The readable companion of the session cookie. Pages are shared between visitors, so the server never says. */
export const seemsSignedIn = (): boolean =>
  valueOf(document.cookie, nameOf(signedInHint, location.protocol === "https:")) === "1";
