import { useEffect, useState } from "react";
import type { Version } from "~/domain/editing/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { clockOf, dayOf } from "../clock";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { whenAnswered } from "../store/when-answered";
import { failed } from "../told";
import { useChangeCount } from "../use-changes";
import { CompareChoice } from "../compare/CompareChoice";
import { restoring } from "../compare/restoring";
import { Panel } from "./Panel";
import styles from "./parts.module.css";

/** The page's versions; undefined while they are fetched, null where they cannot be had. */
function useVersions({ api, page, signIn }: Session): Version[] | null | undefined {
  const isSignedIn = usePart(signIn, (asked) => asked === null);
  const [versions, setVersions] = useState<Version[] | null>();
  useEffect(() => whenAnswered(api.versions(page), setVersions), [api, page, isSignedIn]);
  return versions;
}

/** What the page has been: each version can be looked at where it stood, and become the working copy again. */
export function VersionsPanel({ session }: { session: Session }) {
  const t = useT("editor");
  const versions = useVersions(session);
  const looked = usePart(session.view, (view) => view.looked);
  const mayEdit = usePart(session.draft, ({ may }) => may.edit);
  const count = useChangeCount(session);
  const shown = versions?.find(({ seq }) => seq === looked?.seq);
  const look = async ({ seq }: Version): Promise<void> => {
    const found = await session.api.version(session.page, seq);
    session.view.update(
      found
        ? { looked: { seq, ...found }, compare: null, selected: null, told: null }
        : { told: failed(t("told.failed")) },
    );
  };
  return (
    <Panel
      session={session}
      sign={versions?.length ?? "…"}
      title={t("versions.title")}
      foot={
        shown &&
        looked && (
          <>
            <CompareChoice key={shown.seq} session={session} versions={versions ?? []} looked={looked} />
            {mayEdit && (
              <>
                <p className={styles.note}>{t("versions.explain")}</p>
                <button
                  type="button"
                  className={styles.button}
                  data-kind="ink"
                  onClick={() => restoring(session, t, clockOf(shown.at))}
                >
                  {t("versions.take")}
                </button>
              </>
            )}
          </>
        )
      }
    >
      {versions === undefined && <p className={styles.part}>{t("versions.loading")}</p>}
      {versions === null && (
        <p className={styles.part} role="alert">
          {t("versions.missing")}
        </p>
      )}
      {versions?.length === 0 && <p className={styles.part}>{t("versions.none")}</p>}
      <button
        type="button"
        className={styles.row}
        aria-pressed={looked === null}
        onClick={() => session.view.update({ looked: null, compare: null })}
      >
        <b>+{count}</b>
        <strong>{t("versions.draft")}</strong>
      </button>
      <Days versions={versions ?? []} shown={looked?.seq ?? undefined} onLook={(version) => void look(version)} />
    </Panel>
  );
}

interface DaysProps {
  versions: readonly Version[];
  /** Number of the one that is on the page. */
  shown: number | undefined;
  onLook: (version: Version) => void;
}

/** Versions by the day, the latest first. */
function Days({ versions, shown, onLook }: DaysProps) {
  const t = useT("editor");
  const { fullDay } = useFormats();
  return [...Map.groupBy(versions, ({ at }) => dayOf(at))].map(([day, own]) => (
    <section key={day}>
      <h3 className={styles.day}>{fullDay(day)}</h3>
      <ol>
        {own.map((version) => (
          <li key={version.seq}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={shown === version.seq}
              onClick={() => onLook(version)}
            >
              <b>{clockOf(version.at)}</b>
              <span>
                <strong>{t(`versions.${version.reason}`)}</strong>
                <small>{version.by?.name ?? ""}</small>
              </span>
              {version.is_live && <span className={styles.live}>{t("versions.live")}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  ));
}
