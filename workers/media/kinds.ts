/** Kinds of pictures that may be uploaded. */
export type RasterKind = "image/png" | "image/jpeg" | "image/webp" | "image/avif" | "image/gif";

/** An upload may weigh this much, and decode to this many pixels. */
export const uploadLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, shortestSide: 16 } as const;

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  Array.from(text, (char) => char.charCodeAt(0)).every((byte, index) => bytes[offset + index] === byte);

/** What a file is by its first bytes, whatever its name says; null for everything that is not a picture. */
export function kindOf(bytes: Uint8Array): RasterKind | null {
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (startsWith(bytes, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "image/webp";
  if (startsWith(bytes, "ftyp", 4) && (startsWith(bytes, "avif", 8) || startsWith(bytes, "avis", 8)))
    return "image/avif";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "image/gif";
  return null;
}

/** The kind an original is kept in: photographs as JPEG, drawings as PNG, the rest as WebP. */
export const keptAs = (kind: RasterKind): "image/png" | "image/jpeg" | "image/webp" =>
  kind === "image/png" || kind === "image/jpeg" ? kind : "image/webp";

/** Width and height of an SVG document from its own attributes; null if it states none. */
export function svgSize(svg: string): { width: number; height: number } | null {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const number = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const [width, height] = [number("width"), number("height")];
  return width > 0 && height > 0 ? { width, height } : null;
}
