import { useRef, useState } from "react";
import { dismissedAlert } from "~/domain/site/cookies";
import type { BreakingNews } from "~/domain/site/schema";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { InlineScript } from "~/ui/InlineScript";
import { SmartLink } from "~/ui/SmartLink";
import { Wrap } from "~/ui/Wrap";
import styles from "./TopAlert.module.css";

const rememberSeconds = 30 * 86_400;

/**
 * Runs between the alert and its first paint: pages are shared between visitors, so only the
 * browser knows that this one was dismissed.
 */
const hideDismissed = (id: number): string =>
  `document.cookie.split("; ").includes("${dismissedAlert}=${id}")&&(document.currentScript.previousElementSibling.hidden=true)`;

interface TopAlertProps {
  news: BreakingNews;
  nonce: string;
}

/** The current notice of the house. Dismissing it is remembered by its id: the next one shows again. */
export function TopAlert({ news, nonce }: TopAlertProps) {
  const t = useT("common");
  const [closed, setClosed] = useState(false);
  const alert = useRef<HTMLElement>(null);
  const close = () => {
    document.cookie = `${dismissedAlert}=${news.id}; path=/; max-age=${rememberSeconds}; samesite=lax`;
    // The button goes away: focus moves on to what comes after the alert, the logo.
    const next = alert.current?.parentElement?.querySelector<HTMLElement>("header a");
    next?.focus({ preventScroll: true });
    setClosed(true);
  };
  if (closed) return null;
  return (
    <>
      <section ref={alert} className={styles.alert} aria-label={t("alert.label")} suppressHydrationWarning>
        <Wrap className={styles.line}>
          <p>
            <span className={styles.text}>
              <strong>{news.title}</strong> <span>{news.text}</span>
            </span>{" "}
            {news.link && <SmartLink to={news.link.url}>{news.link_title}</SmartLink>}
          </p>
          <button type="button" className={styles.close} onClick={close} aria-label={t("alert.close")}>
            <Icon name="close" />
          </button>
        </Wrap>
      </section>
      <InlineScript nonce={nonce} code={hideDismissed(news.id)} />
    </>
  );
}
