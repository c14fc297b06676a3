import { useEffect, useId, useRef } from "react";
import type { Consent } from "~/domain/site/consent";
import { legalPages } from "~/domain/site/pages";
import { useT } from "~/i18n/use-t";
import { SmartLink } from "~/ui/SmartLink";
import { useAnnounce } from "~/ui/use-announce";
import { Wrap } from "~/ui/Wrap";
import { Answers } from "./Answers";
import styles from "./Consent.module.css";

interface ConsentBannerProps {
  onChoose: (consent: Consent) => void;
  /** The categories one by one. */
  onMore: () => void;
  /** Gone without an answer: nothing is granted. */
  onLater: () => void;
}

/** The question at the foot of the window. The page stays usable, comes before it for the eye, and keeps room for it at its end. */
export function ConsentBanner({ onChoose, onMore, onLater }: ConsentBannerProps) {
  const t = useT("layers");
  const announce = useAnnounce();
  const title = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => announce(t("banner.title")), [announce, t]);
  useEffect(() => {
    const element = banner.current;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { height } = element?.getBoundingClientRect() ?? { height: 0 };
      style.setProperty("--band-height", `${Math.ceil(height)}px`);
    });
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--band-height");
    };
  }, []);
  useEffect(() => {
    const element = banner.current;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onLater();
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [onLater]);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={title}>
      <Wrap>
        <div>
          <h2 id={title}>{t("banner.title")}</h2>
          <p>
            {t("banner.text")} <SmartLink to={legalPages.privacy}>{t("privacy")}</SmartLink>
          </p>
        </div>
        <Answers onChoose={onChoose} other={t("banner.more")} onOther={onMore} />
      </Wrap>
    </section>
  );
}
