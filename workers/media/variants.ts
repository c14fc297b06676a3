import { imageFormats, type Edge, type ImageFormat, type ImageService, type Size } from "./images";

/** Widths variants are made in, in pixels. */
export const variantWidths: readonly number[] = [320, 640, 768, 1024, 1280, 1536];
/** Size of the picture that is shown where a link is shared. */
const cardSize: Size = { width: 1200, height: 630 };

/** What may be asked for below `/media/{hash}/`. */
export type Variant = { kind: "width"; width: number; format: ImageFormat } | { kind: "card" };

/** "w640.avif" or "card.jpg"; null for every other name. */
export function parseVariant(name: string): Variant | null {
  if (name === "card.jpg") return { kind: "card" };
  const [, width, format] = /^w([1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(name) ?? [];
  return variantWidths.includes(Number(width)) && (format === "avif" || format === "webp" || format === "jpg")
    ? { kind: "width", width: Number(width), format }
    : null;
}

export const variantType = (variant: Variant): string => imageFormats[variant.kind === "card" ? "jpg" : variant.format];

const limited = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/**
 * A social card around the point of interest: first everything beyond the window's far edge is cut
 * off, then everything before its near edge. Two steps, because both runtimes can keep an edge and
 * only one can keep a point.
 */
async function card(
  service: ImageService,
  bytes: Uint8Array,
  { size, focal }: { size: Size; focal: { x: number; y: number } },
): Promise<Uint8Array> {
  const factor = Math.max(cardSize.width / size.width, cardSize.height / size.height);
  const scaled = { width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
  const isTall = scaled.height > cardSize.height;
  const start = isTall
    ? limited(focal.y * scaled.height - cardSize.height / 2, scaled.height - cardSize.height)
    : limited(focal.x * scaled.width - cardSize.width / 2, scaled.width - cardSize.width);
  const edges: [Edge, Edge] = isTall ? ["top", "bottom"] : ["left", "right"];
  const within = isTall
    ? { width: cardSize.width, height: start + cardSize.height }
    : { width: start + cardSize.width, height: cardSize.height };
  const first = await service.crop(bytes, within, { keep: edges[0], format: "png" });
  return service.crop(first, cardSize, { keep: edges[1], format: "jpg" });
}

/** The bytes of a variant, made from those of the original. Rejects if the service cannot. */
export async function makeVariant(
  service: ImageService,
  bytes: Uint8Array,
  options: { variant: Variant; size: Size; focal: { x: number; y: number } },
): Promise<Uint8Array> {
  const { variant } = options;
  return variant.kind === "card" ? card(service, bytes, options) : service.scale(bytes, variant.width, variant.format);
}
