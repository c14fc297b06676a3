import { useCallback, useId, useState, type FormEvent } from "react";
import type { DoorShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import { TimeText } from "~/ui/text/TimeText";
import styles from "./Door.module.css";
import { Place, VerdictView } from "./VerdictView";
import { useCamera, type Camera } from "./use-camera";
import { focusOn } from "./focus-on";
import { useDoor, type DoorState } from "./use-door";
import { useWedge } from "./use-wedge";

interface ScannerProps {
  id: string;
  show: DoorShow;
  device: string;
  zone: string;
  /** Has the device keep the scanner. */
  keep: () => Promise<boolean>;
}

/** One show at one door: light opens, dark stops. */
export function Scanner({ id, show, device, zone, keep }: ScannerProps) {
  const t = useT("box-office");
  const { state, door } = useDoor(show.id, device, zone, keep);
  const [isTyping, setTyping] = useState(false);
  const take = useCallback(
    (text: string) => {
      setTyping(false);
      void door.scan(text);
    },
    [door],
  );
  useWedge(take);
  const camera = useCamera(take);
  const { shown } = state;
  return (
    <main id={id} className={styles.door} data-net={state.net} data-waiting={state.queue.length}>
      <header className={styles.bar}>
        <TimeText iso={show.starts_at} />
        <h1>
          {show.title}
          <small>
            {show.room} · {device}
          </small>
        </h1>
        <p className={styles.count}>
          <strong>{state.list ? `${state.list.inside} / ${state.list.sold}` : "–"}</strong> {t("inside")}
        </p>
      </header>
      {state.net !== "online" && <Net state={state} />}
      {shown ? (
        <VerdictView
          shown={shown}
          told={state.told}
          undo={door.undo}
          next={door.next}
          anyway={(why) => door.scan(shown.scan.text, why)}
        />
      ) : (
        <Ready {...{ state, camera, take, isTyping, setTyping }} sync={door.sync} seen={door.seen} />
      )}
    </main>
  );
}

/** What the connection is like: what waits, and how old the list is. */
function Net({ state: { net, list, queue } }: { state: DoorState }) {
  const t = useT("box-office");
  const time = list ? timeOf(list.made_at) : "–";
  const said = {
    loading: t("loading"),
    online: t("online", { time }),
    offline: list ? t("offline", { count: queue.length, time }) : t("no_list"),
    "signed-out": t("signed_out"),
  }[net];
  return (
    <p className={styles.net} data-bad={net === "offline" || net === "signed-out" || undefined} role="status">
      {said}
      {net === "online" && queue.length > 0 && ` · ${t("waiting", { count: queue.length })}`}
    </p>
  );
}

interface ReadyProps {
  state: DoorState;
  camera: Camera;
  take: (text: string) => void;
  isTyping: boolean;
  setTyping: (is: boolean) => void;
  sync: () => Promise<void>;
  seen: () => void;
}

function Ready({ state, camera, take, isTyping, setTyping, sync, seen }: ReadyProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const isAsleep = !useHydrated();
  return (
    <>
      <View state={state} camera={camera} />
      <Refusals state={state} seen={seen} />
      <Log state={state} />
      {isTyping && <TypedCode take={take} close={() => setTyping(false)} />}
      <div className={styles.foot}>
        {state.net === "online" && <Net state={state} />}
        <div className={styles.buttons}>
          {camera.fault !== "none" && (
            <button type="button" disabled={isAsleep} onClick={() => camera.turn(!camera.isOn)}>
              {t(camera.isOn ? "camera.off" : "camera.on")}
            </button>
          )}
          {(state.net !== "online" || state.queue.length > 0) && (
            <button type="button" disabled={isAsleep} onClick={() => void sync()}>
              {t("sync")}
            </button>
          )}
          {!isTyping && (
            <button type="button" disabled={isAsleep} onClick={() => setTyping(true)}>
              {t("type")}
            </button>
          )}
          <a href={href("/cms-hub/box-office/door")}>{t("change_show")}</a>
        </div>
      </div>
    </>
  );
}

function View({ state, camera: { isOn, fault, show } }: Pick<ReadyProps, "state" | "camera">) {
  const t = useT("box-office");
  return (
    <div className={styles.view}>
      {isOn ? (
        <video ref={show} className={styles.window} autoPlay muted playsInline />
      ) : (
        <i className={styles.window} aria-hidden="true" />
      )}
      <p className={styles.big}>{t(state.net === "offline" ? "ready.going_on" : isOn ? "ready" : "ready.wedge")}</p>
      {fault && (
        <p className={styles.quiet} role="status">
          {t(`camera.${fault}`)}
        </p>
      )}
      {state.told && <p role="status">{t(state.told)}</p>}
    </div>
  );
}

/** What the house has said no to afterwards, until somebody says to have seen it. */
function Refusals({ state: { refused }, seen }: { state: DoorState; seen: () => void }) {
  const t = useT("box-office");
  if (refused.length === 0) return null;
  return (
    <div className={styles.log} role="alert">
      <ul>
        {refused.map(({ nonce, kind, what, at, why }) => (
          <li key={`${kind} ${nonce}`} className={styles.duplicate}>
            {t(`refused_${kind}`, { what, time: at ? timeOf(at) : "–" })} {t(`why.${why}`)}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <button type="button" onClick={seen}>
          {t("refused.seen")}
        </button>
      </div>
    </div>
  );
}

/** What was let in last, and what turned out to be a second time. */
function Log({ state: { log, net, duplicates, list, isKept } }: { state: DoorState }) {
  const t = useT("box-office");
  return (
    <div className={styles.log}>
      {duplicates.map(({ what, answer }) => (
        <p key={what + answer.since} role="alert" className={styles.duplicate}>
          {t("duplicate", { what, time: answer.since ? timeOf(answer.since) : "–", device: answer.device })}
        </p>
      ))}
      <ul>
        {log.map(({ scan, answer }) => (
          <li key={scan.nonce}>
            <time>{answer.since ? timeOf(answer.since) : ""}</time> <Place ticket={answer.ticket} />
          </li>
        ))}
      </ul>
      {net !== "online" && isKept && list && (
        <p className={styles.quiet}>{t("kept_note", { time: timeOf(list.made_at) })}</p>
      )}
      {net === "offline" && <p className={styles.quiet}>{t("offline_note")}</p>}
    </div>
  );
}

function TypedCode({ take, close }: { take: (text: string) => void; close: () => void }) {
  const t = useT("box-office");
  const hint = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("code");
    if (typeof text === "string" && text.trim()) take(text);
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <label className={styles.field}>
        <span>{t("type.label")}</span>
        <small id={hint}>{t("type.hint")}</small>
        <input
          name="code"
          ref={focusOn}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint}
        />
      </label>
      <div className={styles.buttons}>
        <button type="submit">{t("type.check")}</button>
        <button type="button" onClick={close}>
          {t("type.close")}
        </button>
      </div>
    </form>
  );
}
