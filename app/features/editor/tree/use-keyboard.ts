import { useEffect, useEffectEvent } from "react";
import { findModule } from "~/domain/editing/tree";
import { useT } from "~/i18n/use-t";
import type { Direction } from "../actions/operations";
import { hereOf, useCommands, type Commands } from "../actions/use-commands";
import type { Session } from "../session";
import { singleKeys } from "../single-keys";
import { done } from "../told";
import { writeFirst } from "../inline/texts-on-page";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** By attributes: whoever asks the browser whether something is editable has all styles reckoned first. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(fields) !== null;

/** Regions that F6 goes through, in their order. */
const regions = ["bar", "page", "panel"];

function nextRegion(isBack: boolean): void {
  const there = regions.flatMap((name) => {
    const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
    return region ? [region] : [];
  });
  const now = there.findIndex((region) => region.contains(document.activeElement));
  const next = there[(now + (isBack ? -1 : 1) + there.length) % there.length];
  next
    ?.querySelector<HTMLElement>('[aria-current="true"], [tabindex="0"], button:not([tabindex="-1"]), input')
    ?.focus();
}

/** Esc leads out: from the module to its section, from the section to the page. */
function leave({ store, view }: Session): void {
  const { selected, panel } = view.get();
  if (panel) return view.update({ panel: null });
  const found = selected === null ? undefined : findModule(store.state.get().document, selected);
  const next = found?.section.id ?? null;
  view.update({ selected: next });
  const spot = next === null ? '[data-region="bar"] [tabindex="0"]' : `[data-spot="${CSS.escape(next)}"]`;
  document.querySelector<HTMLElement>(spot)?.focus({ preventScroll: next === null });
}

/** True if a key with Control was the editor's. */
function withControl(event: KeyboardEvent, session: Session, commands: Commands): boolean {
  const { selected } = session.view.get();
  const key = event.key.toLowerCase();
  if (key === "z" || key === "y") {
    if (key === "y" || event.shiftKey) commands.redo();
    else commands.undo();
    return true;
  }
  if (key === "v") {
    void commands.paste(hereOf(session));
    return true;
  }
  if (selected === null || (key === "c" && getSelection()?.isCollapsed === false)) return false;
  const own: Readonly<Record<string, () => unknown>> = {
    c: () => commands.copy(selected),
    x: () => commands.cut(selected),
    d: () => commands.duplicate(selected),
    enter: () => commands.edit(selected),
  };
  own[key]?.();
  return own[key] !== undefined;
}

/** True if a key on the page was the editor's. */
function onThePage(event: KeyboardEvent, session: Session, commands: Commands): boolean {
  const { selected } = session.view.get();
  if (event.key === "Escape") {
    leave(session);
    return true;
  }
  if (event.key === "/" && singleKeys.get()) {
    commands.openAdd(hereOf(session));
    return true;
  }
  if (event.key === "?" && singleKeys.get()) {
    session.view.update({ panel: { kind: "keys" } });
    return true;
  }
  if (selected === null) return false;
  const direction = directions[event.key];
  if (event.altKey && direction) {
    commands.move(selected, direction);
    return true;
  }
  if (event.key === "Delete" || event.key === "Backspace") {
    commands.remove(selected);
    return true;
  }
  const isOnSpot = document.activeElement?.getAttribute("data-spot") === selected;
  if (event.key !== "Enter" || !isOnSpot) return false;
  writeFirst(session, selected);
  return true;
}

/** The editor's keys. Those without Control count outside of fields only. */
export function useKeyboard(session: Session, isOn: boolean): void {
  const t = useT("editor");
  const commands = useCommands(session);
  const heard = useEffectEvent((event: KeyboardEvent) => {
    // Escape closes what is over the page, and nothing else.
    const isOver = session.view.get().opened !== null || session.signIn.get() === "asked";
    if (event.defaultPrevented || isOver) return;
    const hasControl = event.ctrlKey || event.metaKey;
    let isOurs = false;
    if (event.key === "F6") {
      nextRegion(event.shiftKey);
      isOurs = true;
    } else if (hasControl && event.key.toLowerCase() === "s") {
      session.store.retry();
      session.view.update({ told: done(t("saved.already")) });
      isOurs = true;
    } else if (hasControl && event.shiftKey && event.key === "Enter") {
      session.view.update({ panel: { kind: "publish" } });
      isOurs = true;
    } else if (!isField(event.target)) {
      isOurs = hasControl ? withControl(event, session, commands) : onThePage(event, session, commands);
    }
    if (isOurs) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => heard(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
