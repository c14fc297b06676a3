import { useState } from "react";
import type { weaknessOf } from "~/domain/site/device";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { Wrap } from "~/ui/Wrap";
import styles from "./DeviceNote.module.css";

const key = "kasch-device-note";

/** Where storage is forbidden the note comes again with the next document. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Says what a slow line or a weak device is spared, once; it can be closed for good. */
export function DeviceNote({ weakness }: { weakness: NonNullable<ReturnType<typeof weaknessOf>> }) {
  const t = useT("layers");
  const [closed, setClosed] = useState(wasClosed);
  if (closed) return null;
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(key, "");
    } catch {
      // It is closed all the same.
    }
  };
  return (
    <section className={styles.note} aria-label={t("device.label")}>
      <Wrap className={styles.line}>
        <p>{t(`device.${weakness}`)}</p>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          {t("device.reload")}
        </button>
        <button type="button" className={styles.close} aria-label={t("device.close")} onClick={close}>
          <Icon name="close" />
        </button>
      </Wrap>
    </section>
  );
}
