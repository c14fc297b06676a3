import { useState } from "react";
import type { PublishError } from "~/domain/editing/schema";
import { edgeNumber, findModule } from "~/domain/editing/tree";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import { clockOf } from "../clock";
import { fieldLabelOf, labelOf } from "../label";
import { problemsAt, problemsOf } from "../form/problems";
import type { Opened, Session } from "../session";
import { usePart } from "../store/cell";
import type { Change } from "../store/changes";
import { done, failed } from "../told";
import { useChanges } from "../use-changes";
import { Panel } from "./Panel";
import styles from "./parts.module.css";
import { Timed, useMoment } from "./Timed";

/** The form of what is in the way of a publication, at its field. */
const formAt = ({ module: id, key, lang }: PublishError): Opened => ({ kind: "fields", id, at: { key, lang } });

/** Puts the working copy before the audience, now or at a moment; tells what is in the way. */
function usePublish(session: Session) {
  const t = useT("editor");
  const moment = useMoment();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<PublishError[]>([]);
  const { store, view, api, page } = session;
  const tell = (text: string): void => view.update({ told: done(text) });
  const warn = (text: string): void => view.update({ told: failed(text) });
  const publish = async (at?: string): Promise<void> => {
    setBusy(true);
    const kind = await store.settled();
    if (kind !== "saved") {
      setBusy(false);
      return warn(t("told.notSaved"));
    }
    const answer = await api.publish(page, store.state.get().rev, at);
    setBusy(false);
    switch (answer.kind) {
      case "published":
        await store.reload();
        view.update({ panel: null });
        return tell(
          at === undefined
            ? t("told.published", { time: clockOf(answer.at) })
            : t("told.scheduled", { when: moment(at) }),
        );
      case "errors": {
        setErrors(answer.errors);
        const [first] = answer.errors;
        return first && view.update({ mode: "edit", selected: first.module, opened: formAt(first) });
      }
      case "stale":
        await store.refresh();
        return warn(t("told.stale"));
      default:
        return warn(
          t(answer.kind === "forbidden" || answer.kind === "gone" ? `refused.${answer.kind}` : "told.failed"),
        );
    }
  };
  /** Plans something for the page, or calls it off, and tells that. */
  const plan = async (work: Promise<boolean>, said: string): Promise<void> => {
    setBusy(true);
    const isDone = await work;
    if (isDone) await store.reload();
    setBusy(false);
    if (isDone) tell(said);
    else warn(t("told.failed"));
  };
  return {
    isBusy,
    errors,
    publish,
    callOff: () => plan(api.callOff(page), t("told.calledOff")),
    takeOffline: (at: string) => plan(api.takeOffline(page, at), t("told.offlineAt", { when: moment(at) })),
    stayOnline: () => plan(api.stayOnline(page), t("told.staysOnline")),
  };
}

/** What visitors do not see yet, and the door to them. */
export function PublishPanel({ session }: { session: Session }) {
  const t = useT("editor");
  const moment = useMoment();
  const changes = useChanges(session);
  const { live, scheduled, offline_at: offlineAt, page, may } = usePart(session.draft, (draft) => draft);
  const { isBusy, errors, publish, callOff, takeOffline, stayOnline } = usePublish(session);
  const sentence = live === null ? t("publish.first") : changes.length > 0 ? t("publish.since") : t("publish.none");
  return (
    <Panel session={session} sign={changes.length} title={t("publish.title")}>
      <div className={styles.part}>
        <p>{sentence}</p>
        {may.publish ? (
          <button
            type="button"
            className={styles.button}
            data-kind="publish"
            data-autofocus=""
            disabled={isBusy || (changes.length === 0 && live !== null)}
            onClick={() => void publish()}
          >
            {t(isBusy ? "saved.saving" : "publish.now")}
          </button>
        ) : (
          <p className={styles.note}>{t("publish.notAllowed")}</p>
        )}
      </div>
      {errors.length > 0 && <Errors session={session} errors={errors} />}
      <ol className={styles.rows}>
        {changes.map((change) => (
          <Row key={`${change.kind} ${change.id}`} session={session} change={change} />
        ))}
      </ol>
      {may.publish && (
        <Timed
          label={t("publish.later")}
          planned={scheduled && t("publish.planned", { when: moment(scheduled.at) })}
          isBusy={isBusy}
          onPlan={(at) => void publish(at)}
          onCallOff={() => void callOff()}
        />
      )}
      {may.publish && (page.is_online || scheduled) && (
        <Timed
          label={t("publish.offline")}
          planned={offlineAt && t("publish.offlineAt", { when: moment(offlineAt) })}
          isBusy={isBusy}
          onPlan={(at) => void takeOffline(at)}
          onCallOff={() => void stayOnline()}
        />
      )}
    </Panel>
  );
}

function Row({ session, change }: { session: Session; change: Change }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const number = usePart(session.store.state, ({ document }) => edgeNumber(document, change.id));
  const name = change.module ? labelOf(change.module.type, lang) : t("page.section", { number: "" }).trim();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        disabled={number === undefined}
        onClick={() => session.view.update({ selected: change.id })}
      >
        <b>{number ?? "–"}</b>
        <strong>{name}</strong>
        <span>{t(`change.${change.kind}`)}</span>
      </button>
    </li>
  );
}

function Errors({ session, errors }: { session: Session; errors: readonly PublishError[] }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const document = usePart(session.store.state, (state) => state.document);
  const form = useT("editor-form");
  const fieldOf = ({ module, key }: PublishError): string =>
    fieldLabelOf(findModule(document, module)?.module.type ?? "", key, lang);
  const wordsOf = ({ module, key, message }: PublishError): string => {
    const found = findModule(document, module)?.module;
    const definition = definitions.get(found?.type ?? "");
    const [problem] = definition
      ? problemsAt(problemsOf(definition.schema, { ...definition.defaults, ...found?.props }), key)
      : [];
    return problem ? form(problem.words, problem.values) : message;
  };
  return (
    <div role="alert">
      <p className={styles.day}>{t("publish.errors", { count: errors.length })}</p>
      <ol>
        {errors.map((error) => (
          <li key={`${error.module} ${error.key} ${error.lang ?? ""}`}>
            <button
              type="button"
              className={styles.row}
              onClick={() => session.view.update({ selected: error.module, opened: formAt(error) })}
            >
              <b>{edgeNumber(document, error.module)}</b>
              <span>
                <strong>{fieldOf(error)}</strong>
                <small className={styles.error}>{wordsOf(error)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
