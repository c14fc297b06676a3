import { useState } from "react";
import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { edgeNumber, findModule } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { clockOf } from "../clock";
import { ToolDialog } from "../form/ToolDialog";
import { labelOf } from "../label";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { again, contested, keepingBoth, taking, type Contested, type Difference } from "../store/settle";
import type { Clash } from "../store/state";
import { done } from "../told";
import { DrawnModule } from "../tree/DrawnModule";
import styles from "./ClashDialog.module.css";
import { ClashRows, nameOf, type Side } from "./ClashRows";
import parts from "./parts.module.css";

interface ClashProps {
  session: Session;
  clash: Clash;
}

const sides = ["mine", "theirs"] as const;

/** What decides a clash: which side counts where, what that makes of the page, and what is lost from sight by it. */
function useChoice(clash: Clash, document: PageDocument) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const pairs = contested(clash, document);
  const sideOf = (key: string): Side => chosen.get(key) ?? "mine";
  const isMine =
    ({ id }: Contested) =>
    (difference: Difference): boolean =>
      sideOf(nameOf(id, difference)) === "mine";
  const isWhole = ({ differences }: Contested): boolean => differences.length === 0;
  const operations =
    pairs.length > 0
      ? pairs.flatMap((pair) =>
          isWhole(pair) && sideOf(pair.id) === "theirs" ? [] : taking(pair, clash, document, isMine(pair)),
        )
      : again(clash, document);
  const result = applyAll(document, operations);
  const keys = pairs.flatMap((pair) =>
    isWhole(pair) ? [pair.id] : pair.differences.map((difference) => nameOf(pair.id, difference)),
  );
  const takes = (side: Side): boolean => keys.some((key) => sideOf(key) === side);
  return {
    pairs,
    sideOf,
    operations,
    result: result.ok ? result.value.document : document,
    /** What would be on nobody's screen any more. */
    left: [...(takes("theirs") ? [clash.mine] : []), ...(takes("mine") ? [document] : [])],
    choose: (key: string, side: Side): void => setChosen(new Map([...chosen, [key, side]])),
    chooseAll: (side: Side): void => setChosen(new Map(keys.map((key) => [key, side]))),
  };
}

/** Carries a decision out. What is not taken is kept first: without that nothing is decided. */
function useSettling({ store, view, api, page }: Session, clash: Clash) {
  const t = useT("editor");
  const [state, setState] = useState<"open" | "busy" | "failed">("open");
  const settle = (operations: Operation[], told: string | null): void => {
    store.settle(clash, operations);
    view.update({ opened: null, ...(told !== null && { told: done(told) }) });
  };
  const take = async (operations: Operation[], left: readonly PageDocument[]): Promise<void> => {
    setState("busy");
    let at: string | null = null;
    for (const document of left) {
      // One after the other: each is a version.
      // oxlint-disable-next-line no-await-in-loop
      const version = await api.keep(page, { rev: store.state.get().rev, document });
      if (!version) return setState("failed");
      at = version.at;
    }
    settle(operations, at === null ? null : t("clash.kept", { time: clockOf(at) }));
  };
  return { state, settle, take };
}

/** Two changed the same: value by value it is said which one counts. What is not taken becomes a version. */
export function ClashDialog({ session, clash }: ClashProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const document = usePart(session.store.state, (state) => state.document);
  const choice = useChoice(clash, document);
  const { pairs, operations, left } = choice;
  const { state, settle, take } = useSettling(session, clash);
  const last = clash.others.at(-1);
  const name = last?.actor?.name ?? t("clash.somebody");
  const close = (): void => session.view.update({ opened: null });
  const [first] = pairs;
  const type = first ? labelOf((first.mine ?? first.theirs)?.type ?? "", lang) : t("clash.structure");
  const both = (): void =>
    settle(
      pairs.flatMap((pair) => keepingBoth(pair, clash, document, crypto.randomUUID())),
      null,
    );
  return (
    <ToolDialog
      sign={(first && (edgeNumber(document, first.id) ?? edgeNumber(clash.mine, first.id))) ?? "!"}
      name={t("clash.title", { type })}
      onClose={close}
      foot={
        <Decisions
          state={state}
          onTake={() => void take(operations, first ? left : [])}
          onBoth={first ? both : null}
          onLater={close}
          onThrow={() => (first ? void take([], [clash.mine]) : settle([], null))}
        />
      }
    >
      <p className={styles.who}>
        {last
          ? t("clash.when", { name, time: clockOf(last.at) })
          : t(clash.ids.length > 0 ? "clash.who" : "clash.aside", { name })}
      </p>
      {first && <Both session={session} name={name} choice={choice} />}
    </ToolDialog>
  );
}

interface DecisionsProps {
  state: "open" | "busy" | "failed";
  onTake: () => void;
  /** Null where there is nothing to put beside each other. */
  onBoth: (() => void) | null;
  onLater: () => void;
  /** One's own goes: what stands beside theirs becomes a version first, of anything else nothing is left. */
  onThrow: () => void;
}

function Decisions({ state, onTake, onBoth, onLater, onThrow }: DecisionsProps) {
  const t = useT("editor");
  const [isSure, setSure] = useState(false);
  const throwAway = (): void => (onBoth || isSure ? onThrow() : setSure(true));
  return (
    <>
      <button type="button" className={parts.button} data-kind="ink" disabled={state === "busy"} onClick={onTake}>
        {t(state === "busy" ? "saved.saving" : "clash.take")}
      </button>
      {onBoth && (
        <button type="button" className={parts.button} onClick={onBoth}>
          {t("clash.both")}
        </button>
      )}
      <button type="button" className={parts.button} data-kind="flat" onClick={onLater}>
        {t("clash.later")}
      </button>
      <button type="button" className={parts.button} data-kind="flat" disabled={state === "busy"} onClick={throwAway}>
        {t(isSure ? "clash.throwSure" : "clash.throw")}
      </button>
      <p className={styles.note} role={state === "failed" || isSure ? "alert" : undefined} data-state={state}>
        {state === "failed" ? t("clash.notKept") : isSure ? t("clash.throwExplain") : onBoth && t("clash.keeps")}
      </p>
    </>
  );
}

interface BothProps {
  session: Session;
  /** Whose the other version is. */
  name: string;
  choice: ReturnType<typeof useChoice>;
}

/** Both versions beside each other as they look, value by value, and what the choice makes of them. */
function Both({ session, name, choice: { pairs, sideOf, choose, chooseAll, result } }: BothProps) {
  const t = useT("editor");
  return (
    <div className={styles.both}>
      <div>
        <div className={styles.heads}>
          {sides.map((side) => (
            <p key={side}>
              <b>{side === "mine" ? t("clash.mine") : t("clash.theirs", { name })}</b>
              <button type="button" className={parts.button} onClick={() => chooseAll(side)}>
                {t("clash.all")}
              </button>
            </p>
          ))}
        </div>
        {pairs.map((pair) => (
          <div key={pair.id} className={styles.looks}>
            {sides.map((side) => (
              <Look key={side} session={session} module={pair[side]} />
            ))}
          </div>
        ))}
        {pairs.map((pair) => (
          <ClashRows key={pair.id} session={session} pair={pair} sideOf={sideOf} onChoose={choose} />
        ))}
        <p className={styles.same}>{t("clash.same")}</p>
      </div>
      <section className={styles.result} aria-label={t("clash.result")}>
        <h3>
          {t("clash.result")} <span>{t("clash.soSaved")}</span>
        </h3>
        {pairs.map(({ id }) => (
          <Look key={id} session={session} module={findModule(result, id)?.module} />
        ))}
      </section>
    </div>
  );
}

/** A version of a module as it looks, or that there is none. */
function Look({ session, module }: { session: Session; module: Contested["mine"] }) {
  const t = useT("editor");
  return (
    <div className={styles.look}>
      {module ? <DrawnModule session={session} module={module} className={styles.drawn} /> : <i>{t("clash.gone")}</i>}
    </div>
  );
}
