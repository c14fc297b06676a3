import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { RichTextNode } from "~/domain/common/schema";
import { edgeNumber, findModule } from "~/domain/editing/tree";
import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../form/editing-context";
import { useEditingFacts } from "../form/use-editing-facts";
import type { Session, Writing } from "../session";
import { focusSpot } from "../spots";
import { usePart } from "../store/cell";
import { failed } from "../told";
import { writtenText } from "../writing/written-text";
import { labelOfText, textAt, writingAt, type TextPlace } from "./paths";
import { pressedAt } from "./pressed";
import { richTextElement, textBeside, textsOf, write } from "./texts-on-page";
import { WrittenLine } from "./WrittenLine";
import styles from "./WritingPlace.module.css";

/** Escape leads from the words back to their module. The words' own keys would have it first. */
function useEscape(onLeave: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Escape" || !(target instanceof HTMLElement) || !target.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => leave(event);
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}

/** A text of a module in the place where it stands, being written in the language of the page. */
export function WritingPlace({ session, id, path }: { session: Session } & Writing) {
  const t = useT("editor");
  const { store, view, lang } = session;
  const module = usePart(store.state, ({ document }) => findModule(document, id)?.module);
  const number = usePart(store.state, ({ document }) => edgeNumber(document, id) ?? "");
  // The words that are written stand in the place of the page's own: afterwards those are not to be found.
  const [node] = useState(() => textsOf(id).find((text) => text.path === path)?.node);
  const [first] = useState(() => module && textAt(module, path));
  const end = (): void => {
    // The page's own words take the place of those that were written.
    store.takeWritten();
    const { writing } = view.get();
    if (writing?.id === id && writing.path === path) view.update({ writing: null });
  };
  const leave = (to: "next" | "previous" | null): void => {
    const next = to && textBeside(id, to);
    if (next) return write(session, { id, path: next.path });
    end();
    if (to) focusSpot(id);
  };
  useEscape(() => {
    end();
    focusSpot(id);
  });
  const place = module && textAt(module, path);
  const isLost = !node || !place;
  const lose = useEffectEvent(end);
  useEffect(() => {
    if (isLost) lose();
  }, [isLost]);
  if (!node || !place || !first) return null;
  const common = {
    node,
    lang,
    label: t("page.module", { number, type: labelOfText(place, lang) }),
    onChange: (value: unknown): void =>
      store.write(`${id} ${path}`, () => {
        const now = findModule(store.state.get().document, id)?.module;
        const operation = now && writingAt(now, path, { lang, value });
        return operation ? [operation] : [];
      }),
  };
  if (place.field.kind === "rich-text") return <Rich {...common} session={session} place={place} onLeave={end} />;
  return (
    <WrittenLine
      {...common}
      value={wordsIn(place, lang)}
      hasLines={place.field.kind === "text"}
      longest={place.longest}
      isBorrowed={wordsIn(first, lang) === "" && wordsIn(first, defaultLocale) !== ""}
      onLeave={leave}
      onTooLong={(most) => view.update({ told: failed(t("told.tooLong", { count: most })) })}
    />
  );
}

const wordsIn = ({ values }: TextPlace, lang: string): string => (typeof values[lang] === "string" ? values[lang] : "");

interface RichProps {
  session: Session;
  node: Text;
  place: TextPlace;
  lang: LocaleCode;
  label: string;
  onChange: (value: RichTextNode | undefined) => void;
  onLeave: () => void;
}

/** A rich text: it is written in a place before the page's own, which hides as soon as something stands there. */
function Rich({ session, node, place: { values }, ...rest }: RichProps) {
  const facts = useEditingFacts(session);
  const [drawn] = useState(() => richTextElement(node));
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [caretAt] = useState(() => pressedAt() ?? { x: 0, y: 0 });
  useLayoutEffect(() => {
    const made = document.createElement("div");
    made.className = styles.place ?? "";
    made.dataset.tool = "words";
    drawn?.insertAdjacentElement("beforebegin", made);
    drawn?.setAttribute("data-written", "");
    setBox(made);
    return () => {
      drawn?.removeAttribute("data-written");
      made.parentElement?.removeChild(made);
    };
  }, [drawn]);
  const value = (values[rest.lang] ?? values[defaultLocale]) as RichTextNode | undefined;
  if (!box) return null;
  return createPortal(
    <EditingContext value={facts}>
      <writtenText.Part {...rest} value={value} look="page" className={drawn?.className} caretAt={caretAt} />
    </EditingContext>,
    box,
  );
}
