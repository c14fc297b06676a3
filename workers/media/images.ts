import { logError } from "~/server/log.server";
import { askAboutDot } from "../backends/image-service";

/** Formats a picture is sent in. */
export const imageFormats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type ImageFormat = keyof typeof imageFormats;

export interface Size {
  width: number;
  height: number;
}

/** Where a picture is cut: a window of `height` (or `width`) kept around the point of interest. */
export type Edge = "top" | "bottom" | "left" | "right";

/** What the product asks of an image service. The only file that knows the binding is below. */
export interface ImageService {
  /** Decodes, turns as the camera says, drops all metadata and encodes anew as PNG, JPEG or WebP. */
  normalise(bytes: Uint8Array, format: "image/png" | "image/jpeg" | "image/webp"): Promise<Uint8Array>;
  /** Kind and size of a raster image; null if it cannot be decoded. */
  inspect(bytes: Uint8Array): Promise<(Size & { format: string }) | null>;
  /** A picture that everybody can read is asked about. Rejects if this service does not: then it is not the file that is broken. */
  prove(): Promise<void>;
  /** Scaled down to `width`, never up. */
  scale(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Uint8Array>;
  /** Scaled to cover `size`, what is too much cut off, keeping one edge. */
  crop(bytes: Uint8Array, size: Size, options: { keep: Edge; format: ImageFormat | "png" }): Promise<Uint8Array>;
}

const quality: Record<ImageFormat, number> = { avif: 60, webp: 82, jpg: 82 };
const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
const bytesOf = async (result: ImageTransformationResult): Promise<Uint8Array> =>
  new Uint8Array(await result.response().arrayBuffer());

/** The service on Cloudflare's Images binding. Rejects where the binding cannot decode the bytes. */
export const imagesBinding = (images: ImagesBinding): ImageService => ({
  normalise: async (bytes, format) =>
    bytesOf(await images.input(streamOf(bytes)).output({ format, ...(format === "image/png" ? {} : { quality: 92 }) })),
  inspect: async (bytes) => {
    try {
      const info = await images.info(streamOf(bytes));
      return "width" in info ? { width: info.width, height: info.height, format: info.format } : null;
    } catch (error) {
      // The binding says the same of a broken file and of an outage of its own; the log tells them apart.
      logError("reading an image", error);
      return null;
    }
  },
  prove: async () => {
    if (!("format" in (await askAboutDot(images)))) throw new Error("the image service answers nonsense");
  },
  scale: async (bytes, width, format) =>
    bytesOf(
      await images
        .input(streamOf(bytes))
        .transform({ width, fit: "scale-down" })
        .output({ format: imageFormats[format], quality: quality[format] }),
    ),
  crop: async (bytes, { width, height }, { keep, format }) =>
    bytesOf(
      await images
        .input(streamOf(bytes))
        .transform({ width, height, fit: "cover", gravity: keep })
        .output(
          format === "png" ? { format: "image/png" } : { format: imageFormats[format], quality: quality[format] },
        ),
    ),
});
