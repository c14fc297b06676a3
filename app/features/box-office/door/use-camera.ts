import { useEffect, useState } from "react";

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

const lookMs = 150;
/** A ticket that is still in the window is not held up again. */
const sameMs = 3000;

export type CameraState = "off" | "starting" | "on" | "none" | "refused";

/** Reads codes with the camera, where the browser itself knows them. */
export function useCamera(
  /** Where the picture is shown; null: nobody has switched it on. */
  video: HTMLVideoElement | null,
  scan: (text: string) => unknown,
): CameraState {
  const [state, setState] = useState<CameraState>("off");
  useEffect(() => {
    if (!window.BarcodeDetector || !navigator.mediaDevices) return setState("none");
    if (!video) return;
    const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let track: MediaStreamTrack | undefined;
    let last = { text: "", at: -Infinity };
    const look = async () => {
      const found = await detector.detect(video).catch(() => []);
      if (isOver) return;
      const text = found[0]?.rawValue;
      if (text) {
        if (text !== last.text || performance.now() - last.at > sameMs) scan(text);
        last = { text, at: performance.now() };
      }
      timer = setTimeout(look, lookMs);
    };
    setState("starting");
    const begin = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      [track] = stream.getVideoTracks();
      if (isOver) return track?.stop();
      Object.assign(video, { srcObject: stream });
      await video.play();
      setState("on");
      await look();
    };
    begin().catch(() => !isOver && setState("refused"));
    return () => {
      isOver = true;
      clearTimeout(timer);
      track?.stop();
      setState("off");
    };
  }, [video, scan]);
  return state;
}
