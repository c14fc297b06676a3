import { useEffect, useState, type RefObject } from "react";
import { browserApi } from "~/api/browser";
import { callsOver, read } from "~/api/calls";
import type { LocaleCode } from "~/domain/locale/locales";
import { searchWords } from "~/domain/search/query";
import type { Suggestion } from "~/domain/search/schema";

/** Nobody is asked between two letters of a word. */
const pauseMs = 150;
/** From here on the list says that it is late. */
const lateMs = 4_000;
const blurMs = 200;

let isReported = false;

/** The house hears of it once a document; the visitor sees nothing, because the search itself goes on. */
function reportOnce(lang: LocaleCode): void {
  if (isReported) return;
  isReported = true;
  const error = { name: "AutocompleteFailed", stack: [], build: __BUILD_ID__ };
  void browserApi(lang)
    .report({ url: window.location.pathname, error })
    .catch(() => undefined);
}

const ask = (text: string, lang: LocaleCode, signal: AbortSignal): Promise<Suggestion[]> => {
  const { api, query } = callsOver({ origin: "", fetch: (url, init) => fetch(url, { ...init, signal }) }, lang);
  return read(api.search.autocomplete.index.$get({ query: { ...query, query: text } }));
};

/** What a field shows below it. */
export interface Shown {
  text: string;
  list: readonly Suggestion[];
  isOpen: boolean;
  /** The answer has taken its time. */
  isLate: boolean;
}

const nothing: Shown = { text: "", list: [], isOpen: false, isLate: false };

type Show = (change: (last: Shown) => Shown) => void;

const closed = (last: Shown): Shown => ({ ...last, isOpen: false, isLate: false });

/** Asks for what is proposed, one text after the other; `stop` gives up what is under way. */
function asker(lang: LocaleCode, show: Show) {
  let asking = new AbortController();
  let pause = 0;
  let late = 0;
  const stop = () => {
    asking.abort();
    clearTimeout(pause);
    clearTimeout(late);
  };
  const propose = async (text: string) => {
    const { signal } = (asking = new AbortController());
    late = window.setTimeout(() => show(() => ({ text, list: [], isOpen: true, isLate: true })), lateMs);
    try {
      const list = await ask(text, lang, signal);
      show((last) => (list.length > 0 ? { text, list, isOpen: true, isLate: false } : closed(last)));
    } catch {
      if (signal.aborted) return;
      show(closed);
      reportOnce(lang);
    }
    clearTimeout(late);
  };
  const soon = (text: string) => {
    stop();
    if (searchWords(text).length === 0) show(closed);
    else pause = window.setTimeout(() => void propose(text), pauseMs);
  };
  return { soon, stop };
}

/**
 * Suggestions for what is typed into a field, small letters, while it is not empty; they are shown if there are any.
 * They go with a submission, with Escape and a moment after the field has lost the focus.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, lang: LocaleCode) {
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const { soon, stop } = asker(lang, setShown);
    const close = () => {
      stop();
      setShown(closed);
    };
    const onInput = () => soon(input.value.trim().toLowerCase());
    const onFocusOut = () =>
      window.setTimeout(() => {
        if (!form.contains(document.activeElement)) close();
      }, blurMs);
    input.addEventListener("input", onInput);
    form.addEventListener("submit", close);
    form.addEventListener("focusout", onFocusOut);
    // Somebody may have typed before this was here.
    if (input.value !== input.defaultValue) onInput();
    return () => {
      stop();
      input.removeEventListener("input", onInput);
      form.removeEventListener("submit", close);
      form.removeEventListener("focusout", onFocusOut);
    };
  }, [field, lang]);
  return { shown, close: () => setShown(closed) };
}
