import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DoorShow } from "~/domain/door/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { TimeText } from "~/ui/text/TimeText";
import styles from "./Door.module.css";
import { Scanner } from "./Scanner";
import { readDevice, writeDevice } from "./queue";

interface DoorPageProps {
  id: string;
  shows: DoorShow[];
  show: number | null;
  zone: string;
  /** Has the device keep the scanner; false where it cannot. */
  keep: () => Promise<boolean>;
}

/** The door: first which show and where, then one ticket after the other. */
export function DoorPage({ id, shows, show, zone, keep }: DoorPageProps) {
  const t = useT("box-office");
  const [device, setDevice] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const stand = (where: string) => {
    setDevice(where);
    writeDevice(where);
  };
  const take = useEffectEvent(stand);
  // What somebody has typed before this was here counts; the next redraw would take it out again.
  useEffect(() => take(field.current?.value || readDevice()), []);
  const chosen = shows.find((one) => one.id === show);
  const name = device.trim() || t("pick.device");
  if (chosen) return <Scanner key={chosen.id} id={id} show={chosen} device={name} zone={zone} keep={keep} />;
  return (
    <main id={id} className={styles.pick}>
      <h1>{t("pick.title")}</h1>
      <label className={styles.field}>
        <span>{t("pick.where")}</span>
        <small id="where-hint">{t("pick.where_hint")}</small>
        <input
          ref={field}
          value={device}
          maxLength={40}
          autoComplete="off"
          aria-describedby="where-hint"
          onChange={({ target }) => stand(target.value)}
        />
      </label>
      <h2>{t("pick.show")}</h2>
      {shows.length === 0 && <p>{t("start.none")}</p>}
      <ul className={styles.shows}>
        {shows.map((one) => (
          <Choice key={one.id} show={one} />
        ))}
      </ul>
    </main>
  );
}

function Choice({ show }: { show: DoorShow }) {
  const { href } = useLocale();
  return (
    <li>
      <a href={href(`/cms-hub/box-office/door?show=${show.id}`)}>
        <TimeText iso={show.starts_at} />
        <span>
          <strong>{show.title}</strong>
          <br />
          {show.room}
        </span>
      </a>
    </li>
  );
}
