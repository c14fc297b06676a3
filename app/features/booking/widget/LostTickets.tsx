import { useEffect, useEffectEvent, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import styles from "./LostTickets.module.css";
import { ticketsAnchor, type BookableEvent } from "../parts/show";

interface LostTicketsProps {
  event: BookableEvent;
  /** What is missing, where there is a connection. */
  title: string;
  hint: string;
  /** Asks again. Whether that was of use shows: then nothing is lost, and this is gone. */
  retry: () => Promise<unknown>;
  onLeave: () => void;
}

const isOffline = (): boolean => !navigator.onLine;

/**
 * What a dialog says of tickets that did not arrive. Without a connection it says so, and asks again by itself when there
 * is one; the same tickets are a plain form on the page of the show.
 */
export function LostTickets({ event, title, hint, retry, onLeave }: LostTicketsProps) {
  const t = useT("shop");
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
      <div role="alert" className={styles.words}>
        <p className={styles.title}>{offline ? common("lost.offline.title") : title}</p>
        <p>{offline ? t("dialog.offline") : hint}</p>
      </div>
      <div className={styles.ways}>
        <Button busy={asking} onClick={() => void ask()}>
          {common("lost.retry")}
        </Button>
        <ButtonLink variant="ghost" to={`${event.url}${ticketsAnchor}`} onClick={onLeave}>
          {t("dialog.page")}
        </ButtonLink>
      </div>
      <p role="status" className={styles.still}>
        {offline && again && !asking ? common("lost.still") : null}
      </p>
    </>
  );
}
