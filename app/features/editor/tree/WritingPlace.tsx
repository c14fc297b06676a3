import { lazy, Suspense, useState } from "react";
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

/** A module's text in the place where it stands, being written in the language of the page. */
export function WritingPlace({ session, id }: { session: Session; id: string }) {
  const t = useT("editor");
  const { store, view, lang } = session;
  const module = usePart(store.state, ({ document }) => findModule(document, id)?.module);
  const number = usePart(store.state, ({ document }) => edgeNumber(document, id) ?? "");
  const facts = useEditingFacts(lang);
  const [caretAt] = useState(() => pressedAt() ?? { x: 0, y: 0 });
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
