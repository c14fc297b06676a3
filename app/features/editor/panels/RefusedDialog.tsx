import { useT } from "~/i18n/use-t";
import type { Refusal } from "~/api/later/editing";
import { ToolDialog } from "../form/ToolDialog";
import type { Session } from "../session";
import { useCell } from "../store/cell";
import { isRefused } from "../store/editor-store";
import styles from "./parts.module.css";

/** What the house does not take, why, and what can be done about it. Nothing of it is lost meanwhile. */
export function RefusedDialog({ session }: { session: Session }) {
  const { kind } = useCell(session.store.saving);
  return isRefused(kind) && <Refused session={session} kind={kind} />;
}

function Refused({ session, kind }: { session: Session; kind: Refusal }) {
  const t = useT("editor");
  const { store, view, signIn } = session;
  const close = (): void => view.update({ opened: null });
  const ways: Partial<Record<Refusal, () => void>> = {
    forbidden: () => signIn.set("asked"),
    gone: () => view.update({ panel: { kind: "pages" } }),
  };
  const way = ways[kind];
  const after = (act: () => void) => (): void => {
    close();
    act();
  };
  return (
    <ToolDialog
      sign="!"
      name={t(`refused.${kind}`)}
      onClose={close}
      foot={
        <>
          {way && (
            <button type="button" className={styles.button} data-kind="ink" onClick={after(way)}>
              {t(kind === "gone" ? "bar.pages" : "signIn.other")}
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            data-kind={way ? undefined : "ink"}
            onClick={after(() => store.setAside())}
          >
            {t("refused.aside")}
          </button>
          <button type="button" className={styles.button} onClick={after(() => store.retry())}>
            {t("refused.again")}
          </button>
        </>
      }
    >
      <div className={styles.part}>
        <p>{t(`refused.${kind}.way`)}</p>
        <p>{t("refused.aside.explain")}</p>
      </div>
    </ToolDialog>
  );
}
