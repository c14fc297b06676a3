import { useEffect } from "react";
import { findModule } from "~/domain/editing/tree";
import { mainId } from "~/features/navigation/parts/targets";
import type { Session, Writing } from "../session";
import { focusSpot } from "../spots";
import type { Cell } from "../store/cell";
import { afterLooking } from "../told";
import { at, type Layout } from "../layout/layout";
import { textAt } from "../inline/paths";
import { rememberPress } from "../inline/pressed";
import { textAtPoint, write } from "../inline/texts-on-page";

/** What of the workshop stands within the page: words that are written, buttons of empty columns. */
const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tool="words"], [data-tool] button') !== null;

/** What pointers do on the page: pass over marks it, a press selects, a press on a selected text writes in it. */
export function usePointer(session: Session, layout: Cell<Layout>, isOn: boolean): void {
  const { store, view } = session;
  useEffect(() => {
    const main = document.querySelector<HTMLElement>(`#${mainId}`);
    if (!main || !isOn) return;
    const found = (event: MouseEvent): string | null =>
      at(layout.get(), store.state.get().document, event.pageX, event.pageY);
    const moduleAt = (event: MouseEvent): string | null => {
      const id = found(event);
      return id !== null && findModule(store.state.get().document, id) ? id : null;
    };
    const writingAt = (id: string, { detail, clientX: x, clientY: y }: MouseEvent): Writing | null => {
      const module = findModule(store.state.get().document, id)?.module;
      if (!module || (view.get().selected !== id && detail !== 2)) return null;
      const path = textAtPoint(id, { x, y }, (text) => textAt(module, text)?.field.kind === "rich-text");
      return path === null ? null : { id, path };
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && view.get().dragged === null) {
        const hovered = moduleAt(event);
        if (hovered !== view.get().hovered) view.update({ hovered });
      }
    };
    const onPress = (event: MouseEvent): void => {
      if (isTool(event.target)) return;
      // Nothing of the page does what it does for visitors.
      event.preventDefault();
      event.stopPropagation();
      const id = found(event);
      const writing = id === null ? null : writingAt(id, event);
      if (writing) {
        rememberPress(event.clientX, event.clientY);
        return write(session, writing, { selected: id, told: afterLooking(view.get().told) });
      }
      view.update({ selected: id, writing: null, told: afterLooking(view.get().told) });
      if (id !== null) focusSpot(id);
    };
    const onDouble = (event: MouseEvent): void => {
      const id = moduleAt(event);
      if (id !== null && view.get().writing === null) view.update({ opened: { kind: "fields", id } });
    };
    main.addEventListener("pointermove", onMove);
    main.addEventListener("click", onPress, true);
    main.addEventListener("dblclick", onDouble);
    return () => {
      main.removeEventListener("pointermove", onMove);
      main.removeEventListener("click", onPress, true);
      main.removeEventListener("dblclick", onDouble);
    };
  }, [session, store, view, layout, isOn]);
}
