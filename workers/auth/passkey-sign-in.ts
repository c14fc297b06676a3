/** Where a passkey signs in, below the path of the authentication. Apart from the library: every isolate knows the path. */
export const passkeySignIn = "/passkey/verify-authentication";
