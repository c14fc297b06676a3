import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "./ErrorPage.module.css";
import { Frame, type FrameProps } from "./Frame";
import { Interrupted } from "./interrupted";
import { isReachable, reloadOnce } from "./reload";

interface LostPageProps extends FrameProps {
  error: unknown;
}

/**
 * A page that did not arrive, or a part of it that did not. The missing part of another release comes
 * with a reload; where that has been tried, or the network is gone, there are words that need no chunk:
 * no page is awake without the common texts.
 */
export function LostPage({ error, ...frame }: LostPageProps) {
  const [kind, setKind] = useState<"offline" | "part" | null>(error instanceof Interrupted ? "offline" : null);
  useEffect(() => {
    if (kind === null)
      void isReachable().then((reachable) => {
        if (!reachable) setKind("offline");
        else if (!reloadOnce()) setKind("part");
      });
  }, [kind]);
  if (kind === null) return <section className={styles.page} aria-busy="true" />;
  return <LostWords kind={kind} {...frame} />;
}

function LostWords({ kind, ...frame }: FrameProps & { kind: "offline" | "part" }) {
  const t = useT("common");
  const [attempt, setAttempt] = useState<"none" | "running" | "failed">("none");
  const isOffline = kind === "offline";
  useEffect(() => {
    let isLeft = false;
    const returned = () => void isReachable().then((reachable) => reachable && !isLeft && reloadOnce());
    window.addEventListener("online", returned);
    return () => {
      isLeft = true;
      window.removeEventListener("online", returned);
    };
  }, []);
  const retry = async () => {
    setAttempt("running");
    if (await isReachable()) window.location.reload();
    else setAttempt("failed");
  };
  return (
    <Frame
      {...frame}
      sign={isOffline ? "–––" : "1–3"}
      status={t(`lost.${kind}.status`)}
      title={t(`lost.${kind}.title`)}
    >
      <p className={styles.text}>{t(`lost.${kind}.text`)}</p>
      {isOffline && <p className={styles.aside}>{t("lost.offline.works")}</p>}
      <div className={styles.ways}>
        <Button busy={attempt === "running"} onClick={() => void retry()}>
          {t("lost.retry")}
        </Button>
      </div>
      <p className={styles.still} role="status">
        {attempt === "failed" && t("lost.still")}
      </p>
    </Frame>
  );
}
