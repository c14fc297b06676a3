import { readId } from "~/domain/common/id";
import type { Preview } from "~/domain/editing/preview";
import { keyedHash } from "./keyed-hash";

const signatureOf = (secret: string, { page, version, until }: Preview): Promise<string> =>
  keyedHash(secret, `preview ${page} ${version} ${until}`);

/** What a link carries to show one version of one page to whoever has it: `page.until.signature`, `until` in seconds. */
export async function previewKey(secret: string, preview: Preview): Promise<string> {
  return [preview.page, preview.until / 1000, await signatureOf(secret, preview)].join(".");
}

/** What a key opens in this version, were it its time; null: nobody has signed it, or not for this version. */
export async function readPreviewKey(secret: string, key: string, version: string): Promise<Preview | null> {
  const [page, until, signature, ...rest] = key.split(".");
  const preview = { page: readId(page ?? "") ?? 0, version, until: Number(until) * 1000 };
  if (rest.length > 0) return null;
  // As hashes: how long it takes to compare them says nothing of the signature.
  const hashes = await Promise.all(
    [signature ?? "", await signatureOf(secret, preview)].map((text) => keyedHash(secret, text)),
  );
  return hashes[0] === hashes[1] ? preview : null;
}
