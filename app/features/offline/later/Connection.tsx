import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Wrap } from "~/ui/Wrap";
import { useOnline } from "./connection";
import styles from "./Connection.module.css";
import { keepPage } from "./keep-page";

const week = 6 * 24 * 3_600_000;

/** When the page that is shown was true, in epoch milliseconds. */
interface Stand {
  at: number;
  /** True of a copy that the device had kept. */
  isCopy: boolean;
  /** True if a weekday does not say which one. */
  isOld: boolean;
}

const fresh = (): Stand => ({ at: Date.now(), isCopy: false, isOld: false });

function standOfDocument(): Stand {
  const at = Number(document.documentElement.dataset.kept);
  return at > 0 ? { at, isCopy: true, isOld: Date.now() - at > week } : fresh();
}

function useStand(): Stand {
  const { key } = useLocation();
  const [first] = useState(key);
  const [stand, setStand] = useState(standOfDocument);
  useEffect(() => {
    if (key !== first) setStand(fresh);
  }, [key, first]);
  return stand;
}

/** What the clock on the house's wall says, "2026-11-21 18:05": Swedish is written like ISO. */
const wallTime = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** Says that there is no connection and how old what is shown is; has every page kept for then. */
export default function Connection({ timeZone }: { timeZone: string }) {
  const t = useT("offline");
  const formats = useFormats();
  const online = useOnline();
  const { pathname } = useLocation();
  const { at, isCopy, isOld } = useStand();
  useEffect(() => {
    if (online) void keepPage();
  }, [online, pathname]);
  const wall = wallTime(at, timeZone);
  const day = (isOld ? formats.longDay : formats.weekday)(wall.slice(0, 10));
  return (
    <div role="status" className={styles.place}>
      {(!online || isCopy) && (
        <Wrap className={styles.note}>
          <p>{t(online ? "note.kept" : "note", { day, time: formats.time(wall) })}</p>
          {online && (
            <button type="button" onClick={() => window.location.reload()}>
              {t("reload")}
            </button>
          )}
        </Wrap>
      )}
    </div>
  );
}
