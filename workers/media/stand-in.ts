import type { Limits } from "../backends/limits";
import { within } from "../backends/within";
import { imageFormats, type ImageFormat } from "./images";
import { originalKey } from "./store-image";
import type { Variant } from "./variants";

/** What a browser that asked for a format also shows: the older ones, and no newer one. */
const alsoShown: Record<ImageFormat, readonly ImageFormat[]> = {
  avif: ["avif", "webp", "jpg"],
  webp: ["webp", "jpg"],
  jpg: ["jpg"],
};

interface Candidate {
  key: string;
  format: ImageFormat;
  width: number;
}

/** The nearest of those that are wide enough, otherwise the widest; of two equals the better format. */
function nearest(
  candidates: readonly Candidate[],
  { width, formats }: { width: number; formats: readonly ImageFormat[] },
) {
  const rank = (candidate: Candidate): number =>
    candidate.width >= width ? candidate.width - width : 1_000_000 - candidate.width;
  return candidates
    .filter(({ format }) => formats.includes(format))
    .toSorted((a, b) => rank(a) - rank(b) || formats.indexOf(a.format) - formats.indexOf(b.format))[0];
}

/**
 * Another variant of the same picture that is there already, or its original, for a variant that
 * cannot be made now; null if the bucket has nothing. Rejects with `BackendFailure` if it does not answer.
 */
export async function standInFor(
  bucket: R2Bucket,
  { hash, variant }: { hash: string; variant: Variant },
  limits: Limits,
): Promise<{ body: ReadableStream; type: string } | null> {
  return within("bucket", limits.bucket, async () => {
    const { objects } = await bucket.list({ prefix: `media/${hash}/w` });
    const candidates = objects.flatMap(({ key }): Candidate[] => {
      const [, width, format] = /\/w(\d+)\.(avif|webp|jpg)$/.exec(key) ?? [];
      return format === "avif" || format === "webp" || format === "jpg" ? [{ key, format, width: Number(width) }] : [];
    });
    const wanted =
      variant.kind === "width"
        ? { width: variant.width, formats: alsoShown[variant.format] }
        : { width: 1_200, formats: alsoShown.jpg };
    const found = nearest(candidates, wanted);
    const object = await bucket.get(found?.key ?? originalKey(hash));
    if (!object) return null;
    return {
      body: object.body,
      type: found ? imageFormats[found.format] : (object.httpMetadata?.contentType ?? "image/png"),
    };
  });
}
