/** SHA-256 in lower-case hex, 64 characters; a text is hashed as UTF-8. */
export async function sha256(content: string | Uint8Array): Promise<string> {
  return [...(await digest(content))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first 96 bits of SHA-256 in base64url, 16 characters: a name for content, short enough to stand on a page often. */
export async function contentName(content: string | Uint8Array): Promise<string> {
  const bits = String.fromCharCode(...(await digest(content)).subarray(0, 12));
  return btoa(bits).replaceAll("+", "-").replaceAll("/", "_");
}

async function digest(content: string | Uint8Array): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}
