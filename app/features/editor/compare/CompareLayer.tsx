import { useEffect, useRef, useState } from "react";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { fieldLabelOf, labelOf } from "../label";
import type { Compare, Session } from "../session";
import { useCell, type Cell } from "../store/cell";
import layer from "../tree/Layer.module.css";
import type { Layout } from "../layout/layout";
import styles from "./Compare.module.css";
import { CompareBar } from "./CompareBar";
import type { Compared } from "./comparison";

interface CompareLayerProps {
  session: Session;
  layout: Cell<Layout>;
  compare: Compare;
}

/** What lies over a page that is compared with what it was: a plate at each change, and the way from one to the next. */
export function CompareLayer({ session, layout, compare }: CompareLayerProps) {
  const t = useT("editor");
  const { boxes } = useCell(layout);
  const [at, setAt] = useState<number | null>(null);
  const plates = useRef<HTMLElement>(null);
  // In the order of the page, and only what can be seen of it.
  const shown = compare.side === "both" ? compare.changes.filter(({ id }) => boxes.has(id)) : [];
  const go = (step: 1 | -1): void => {
    const next = at === null ? (step === 1 ? 0 : shown.length - 1) : (at + step + shown.length) % shown.length;
    setAt(next);
  };
  useEffect(() => {
    const plate = at === null ? undefined : plates.current?.querySelectorAll("button")[at];
    plate?.focus({ preventScroll: true });
    plate?.scrollIntoView({ block: "center" });
  }, [at]);
  return (
    <>
      <div className={layer.mask} aria-hidden="true" />
      <section ref={plates} className={layer.layer} aria-label={t("compare.plates")} data-region="page">
        {shown.map((change, index) => (
          <button
            key={`${change.kind} ${change.id}`}
            type="button"
            className={styles.plate}
            data-kind={change.kind}
            style={{
              insetBlockStart: boxes.get(change.id)?.top,
              insetInlineStart: `max(${boxes.get(change.id)?.left ?? 0}px, var(--track) + 0.75rem)`,
            }}
            aria-current={index === at || undefined}
            onClick={() => setAt(index)}
          >
            <Told change={change} />
          </button>
        ))}
      </section>
      <CompareBar session={session} compare={compare} at={at} count={shown.length} onGo={go} />
    </>
  );
}

/** What became of a section or module, in few words. Whoever does not see the words marked hears them. */
function Told({ change }: { change: Compared }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const { kind, module, number, from, texts, pictures, fields, removed, added } = change;
  const name = module ? labelOf(module.type, lang) : t("page.section", { number: "" }).trim();
  const parts = [
    ...(texts > 0 ? [t("compare.texts", { count: texts })] : []),
    ...(pictures.length > 0 ? [t("compare.picture")] : []),
    ...fields.map((key) => fieldLabelOf(module?.type ?? "", key, lang)),
  ];
  const said = {
    added: () => t("compare.new", { name }),
    removed: () => t("compare.gone", { name }),
    moved: () => t("compare.moved", { from: from ?? "" }),
    layout: () => t("compare.layout"),
    changed: () => (parts.length > 0 ? parts.join(", ") : t("compare.other")),
  }[kind]();
  return (
    <>
      <b>{number}</b> {said}
      <VisuallyHidden>
        {removed.length > 0 && ` ${t("compare.words.removed", { words: removed.join(", ") })}`}
        {added.length > 0 && ` ${t("compare.words.added", { words: added.join(", ") })}`}
      </VisuallyHidden>
    </>
  );
}
