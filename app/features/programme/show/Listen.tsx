import { lazy, Suspense, useState, type MouseEvent } from "react";
import { importPart } from "~/domain/common/part";
import type { ListedEvent } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Icon } from "~/ui/picture/Icon";
import { Rescue } from "~/ui/Rescue";
import styles from "./Listen.module.css";

const SampleDialog = lazy(() => importPart(() => import("./later/SampleDialog")));

/** How a show sounds, over the list; a link to the same on its page first, and where the player does not arrive. */
export function Listen({ event }: { event: ListedEvent }) {
  const t = useT("programme");
  const [isOpen, setOpen] = useState(false);
  const address = `${event.url}#programs`;
  const press = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        className={styles.listen}
        to={address}
        aria-label={t("row.listenName", { title: event.title })}
        onClick={press}
        data-press=""
      >
        <Icon name="play" />
        {t("row.listen")}
      </Link>
      {isOpen && (
        <Rescue instead={null} onFail={() => location.assign(address)}>
          <Suspense>
            <SampleDialog event={event} onClose={() => setOpen(false)} />
          </Suspense>
        </Rescue>
      )}
    </>
  );
}
