import { importPart } from "~/domain/common/part";

/** Reads the code in what a camera shows just now, if there is one. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

const format = "qr_code";

/** The browser's own reader; null where it has none, or one that does not know the codes of tickets. */
async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Own } = window;
  const known = await Own?.getSupportedFormats().catch((): string[] => []);
  if (!Own || !known?.includes(format)) return null;
  const detector = new Own({ formats: [format] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** What reads codes on this device. Browsers without a reader of their own load one; rejects if it does not arrive. */
export async function codeReader(): Promise<CodeReader> {
  const own = await ownReader();
  if (own) return own;
  const { frameReader } = await importPart(() => import("./later/frame-reader"));
  return frameReader();
}
