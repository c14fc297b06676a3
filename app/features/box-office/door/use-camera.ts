import { useEffect, useRef, useState } from "react";
import { LostPart } from "~/domain/common/part";
import { codeReader, type CodeReader } from "./code-reader";

const lookMs = 150;
/** A ticket that has not been out of the window for so long is not held up again. */
const sameMs = 3000;

/**
 * `none`: pages of this browser have no camera. `refused`: nobody has allowed it. `absent`: the device has none. `lost`: what reads
 * codes has not arrived. `failed`: it does not start, or has stopped by itself.
 */
type CameraFault = "none" | "refused" | "absent" | "lost" | "failed";

interface Film {
  isOn: boolean;
  fault: CameraFault | null;
  stream?: MediaStream;
  read?: CodeReader;
}

export interface Camera {
  /** True from the press on, while it starts. */
  isOn: boolean;
  fault: CameraFault | null;
  turn: (isOn: boolean) => void;
  /** Where the picture is shown; null: nowhere just now. */
  show: (video: HTMLVideoElement | null) => void;
}

const off: Film = { isOn: false, fault: null };
const failed = (fault: CameraFault): Film => ({ isOn: false, fault });

function faultOf(error: unknown): CameraFault {
  if (error instanceof LostPart) return "lost";
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError") return "refused";
  return name === "NotFoundError" ? "absent" : "failed";
}

/** Films from a press that switches the camera on until the next press, which may be one that tries again. */
function useFilm(press: { isOn: boolean }): Film {
  const [film, setFilm] = useState(off);
  useEffect(() => {
    if (!navigator.mediaDevices) return setFilm(failed("none"));
    if (!press.isOn) return;
    let isOver = false;
    let track: MediaStreamTrack | undefined;
    const begin = async () => {
      const read = await codeReader();
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      [track] = stream.getVideoTracks();
      if (isOver) return track?.stop();
      track?.addEventListener("ended", () => setFilm(failed("failed")));
      setFilm({ isOn: true, fault: null, stream, read });
    };
    setFilm({ isOn: true, fault: null });
    begin().catch((error: unknown) => !isOver && setFilm(failed(faultOf(error))));
    return () => {
      isOver = true;
      track?.stop();
      setFilm(off);
    };
  }, [press]);
  return film;
}

/**
 * Reads codes with the camera, by what the browser itself knows or else by a decoder. It stays on while a verdict is shown,
 * and looks again with the picture: the next guest does not wait for it.
 */
export function useCamera(scan: (text: string) => unknown): Camera {
  const [press, setPress] = useState({ isOn: false });
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { isOn, fault, stream, read } = useFilm(press);
  const seen = useRef({ text: "", at: 0 });
  useEffect(() => {
    if (!video || !stream || !read) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    // Nobody has looked meanwhile: a ticket that is still there has not been away.
    seen.current.at = performance.now();
    const look = async () => {
      const text = await read(video).catch(() => undefined);
      if (isOver) return;
      const { current: last } = seen;
      if (text) {
        seen.current = { text, at: performance.now() };
        if (text !== last.text || seen.current.at - last.at > sameMs) scan(text);
      }
      timer = setTimeout(look, lookMs);
    };
    Object.assign(video, { srcObject: stream });
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, stream, read, scan]);
  return { isOn, fault, turn: (is) => setPress({ isOn: is }), show: setVideo };
}
