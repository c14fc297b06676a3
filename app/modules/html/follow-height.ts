/** In px; what is taller scrolls inside. Code that grows with its frame would grow for ever. */
const tallest = 6000;

/** Makes a frame as tall as its document says that it is, for as long as it stands. Returns what ends it. */
export function followHeight(frame: HTMLIFrameElement): () => void {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source === frame.contentWindow && typeof data === "number" && data >= 0)
      frame.style.blockSize = `${Math.min(data, tallest)}px`;
  };
  addEventListener("message", listen);
  // It may have spoken before anybody listened.
  frame.contentWindow?.postMessage("height", "*");
  return () => removeEventListener("message", listen);
}
