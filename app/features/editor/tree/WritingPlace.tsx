import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { RichTextNode } from "~/domain/common/schema";
import { importPart } from "~/domain/common/part";
import { edgeNumber, findModule } from "~/domain/editing/tree";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../form/editing-context";
import { useEditingFacts } from "../form/use-editing-facts";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { pressedAt } from "./pressed";
import styles from "./stage.module.css";

const WrittenText = lazy(() => importPart(() => import("../writing/WrittenText")));

/** The prop of a type that is its whole look: it is written where it stands. */
const written: Readonly<Record<string, string>> = { text: "content" };

export const writtenProp = (type: string): string | undefined => written[type];

/** Escape leads from the words back to their module. The words' own keys would have it first. */
function useLeft(onLeave: () => void, id: string): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Escape" || !(target instanceof HTMLElement) || !target.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
    document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => leave(event);
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}

/** A module's text in the place where it stands, being written in the language of the page. */
export function WritingPlace({ session, id }: { session: Session; id: string }) {
  const t = useT("editor");
  const { store, view, lang } = session;
  const module = usePart(store.state, ({ document }) => findModule(document, id)?.module);
  const number = usePart(store.state, ({ document }) => edgeNumber(document, id) ?? "");
  const facts = useEditingFacts(lang);
  const [caretAt] = useState(() => pressedAt() ?? { x: 0, y: 0 });
  useLeft(() => view.update({ writing: null }), id);
  const key = module && writtenProp(module.type);
  if (!module || key === undefined) return null;
  const value = (module.props[key] as Record<string, RichTextNode> | undefined)?.[lang];
  return (
    <div data-tool="words" className={styles.writing}>
      <Suspense>
        <EditingContext value={facts}>
          <WrittenText
            value={value}
            lang={lang}
            label={t("page.module", { number, type: t("handle.write") })}
            look="page"
            className={styles.words}
            caretAt={caretAt}
            onChange={(changed) =>
              store.act([{ op: "set", id, key, lang, ...(changed !== undefined && { value: changed }) }], {
                together: true,
              })
            }
            onLeave={() => view.update({ writing: null })}
          />
        </EditingContext>
      </Suspense>
    </div>
  );
}
