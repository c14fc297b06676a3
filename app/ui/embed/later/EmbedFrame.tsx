import { useEffect, useRef, useState } from "react";
import type { Embed } from "~/domain/pages/embed";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "./EmbedFrame.module.css";

/** A provider that has not answered after this time is said to be slow. */
const patienceMs = 10_000;

interface EmbedFrameProps {
  embed: Embed;
  title: string;
  /** What comes: a film, the bar of a player, a document, a post, a map. */
  shape: "film" | "bar" | "sheet" | "post" | "map";
  /** It was asked for with the button that it replaces: the keyboard goes on in it. */
  focused: boolean;
}

/** The provider's player, in the place that was kept for it. It says when it does not come. */
export function EmbedFrame({ embed: { src, href, provider }, title, shape, focused }: EmbedFrameProps) {
  const t = useT("modules");
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<"coming" | "here" | "slow">("coming");
  useEffect(() => {
    if (focused) frame.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (state !== "coming") return undefined;
    const timer = setTimeout(setState, patienceMs, "slow");
    return () => clearTimeout(timer);
  }, [state, attempt]);
  const again = () => {
    setAttempt(attempt + 1);
    setState("coming");
  };
  return (
    <div className={styles.frame} data-shape={shape} aria-busy={state === "coming"}>
      <iframe
        key={attempt}
        ref={frame}
        src={src}
        title={title}
        // The provider's player needs its own origin, which is never the house's.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen; encrypted-media; picture-in-picture; autoplay"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setState("here")}
        allowFullScreen
      />
      <div role="status" className={styles.slow}>
        {state === "slow" && (
          <>
            <p>{t("embed.slow", { provider })}</p>
            <Button onClick={again}>{t("embed.again")}</Button>
            <a href={href} rel="noreferrer">
              {t("embed.direct", { provider })}
            </a>
          </>
        )}
      </div>
    </div>
  );
}
