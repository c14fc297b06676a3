import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import styles from "./LostTickets.module.css";
import { ticketsAnchor, type BookableEvent } from "../parts/show";

interface LostTicketsProps {
  event: BookableEvent;
  /** What is missing, where there is a connection. */
  title: string;
  hint: string;
  titleId?: string;
  /** Where nothing else says that something is missing. */
  role?: "alert";
  /** Asks again. Whether that was of use shows: then nothing is lost, and this is gone. */
  retry: () => Promise<unknown>;
  onLeave: () => void;
  /** Another way on, beside those that are here. */
  children?: ReactNode;
}

const isOffline = (): boolean => !navigator.onLine;

/**
 * What a dialog says of tickets that did not arrive. Without a connection it says so, and asks again by itself when there
 * is one; the same tickets are a plain form on the page of the show.
 */
export function LostTickets({ event, title, hint, titleId, role, retry, onLeave, children }: LostTicketsProps) {
  const t = useT("booking");
  const common = useT("common");
  const [lost, setLost] = useState({ offline: isOffline(), asking: false, again: false });
  const ask = async (): Promise<void> => {
    setLost((before) => ({ ...before, asking: true }));
    await retry();
    setLost({ offline: isOffline(), asking: false, again: true });
  };
  const returned = useEffectEvent(() => void ask());
  useEffect(() => {
    const onReturn = () => returned();
    window.addEventListener("online", onReturn);
    return () => window.removeEventListener("online", onReturn);
  }, []);
  const { offline, asking, again } = lost;
  return (
    <>
      <div role={role} className={styles.words}>
        <p id={titleId} className={styles.title}>
          {offline ? common("lost.offline.title") : title}
        </p>
        <p>{offline ? t("lost.offline") : hint}</p>
      </div>
      <div className={styles.ways}>
        <Button busy={asking} onClick={() => void ask()}>
          {common("lost.retry")}
        </Button>
        <ButtonLink variant="ghost" to={`${event.url}${ticketsAnchor}`} onClick={onLeave}>
          {t("lost.page")}
        </ButtonLink>
        {children}
      </div>
      <p role="status" className={styles.still}>
        {offline && again && !asking ? common("lost.still") : null}
      </p>
    </>
  );
}
