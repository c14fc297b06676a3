import { useEffect, useRef } from "react";
import type { ShopEmbed } from "~/domain/site/webshop";
import styles from "./WebshopPage.module.css";

interface ShopStageProps {
  embed: ShopEmbed;
  /** What a screen reader calls the frame. */
  title: string;
}

/** Where the shop stands: its page in a frame, which needs no script of ours, or what its script draws. */
export function ShopStage({ embed, title }: ShopStageProps) {
  if (embed.kind === "script") return <DrawnShop src={embed.src} title={title} />;
  return (
    <iframe
      className={styles.frame}
      src={embed.src}
      title={title}
      // A shop has a basket and a till: its own origin, forms, and the way to a bank and back.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads"
      allow="payment; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The script comes after the page is taken over: what it draws is nobody else's. */
function DrawnShop({ src, title }: { src: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = place.current;
    if (!stage) return undefined;
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    stage.appendChild(script);
    return () => stage.replaceChildren();
  }, [src]);
  return <div ref={place} id="webshop" className={styles.drawn} role="region" aria-label={title} />;
}
