import { useEffect, useRef, useState } from "react";
import { browserApi } from "~/api/browser";
import { cinemaDayOf } from "~/domain/time/cinema-day";
import { useLocale } from "~/i18n/locale-context";
import { readBoard, type Board } from "./board";

const everyMs = 30_000;

/** The last board that arrived, and whether the latest did not. */
export interface Known {
  board: Board | null;
  lost: boolean;
}

/**
 * The board, asked for anew every half minute while it is in view. What does not arrive leaves the last one standing. With a new
 * cinema day the document is loaded again: a screen runs for weeks, and the house goes on building.
 * `now`: ISO with the house's offset.
 */
export function useBoard(first: Board | null, now: string): Known {
  const { lang } = useLocale();
  const [known, setKnown] = useState<Known>({ board: first, lost: first === null });
  const [loadedOn] = useState(() => cinemaDayOf(now));
  const present = useRef(now);
  useEffect(() => {
    present.current = now;
  });
  useEffect(() => {
    let asked = 0;
    let heard = 0;
    const ask = async () => {
      const turn = (asked += 1);
      const answer = await readBoard(browserApi(lang), present.current).catch(() => null);
      // A slow answer says less than the one that overtook it.
      if (turn < heard) return;
      heard = turn;
      if (answer && cinemaDayOf(answer.at) !== loadedOn) window.location.reload();
      setKnown((last) => ({ board: answer ?? last.board, lost: answer === null }));
    };
    const timer = setInterval(() => document.hidden || void ask(), everyMs);
    return () => clearInterval(timer);
  }, [lang, loadedOn]);
  return known;
}
