import { searchOf, type PageState } from "../state/query-links";

interface HiddenStateProps {
  state: PageState;
  /** Keys that the form itself sends. */
  without: readonly string[];
}

/** The rest of the page's state, so that a plain GET form keeps it. */
export function HiddenState({ state, without }: HiddenStateProps) {
  const entries = [...new URLSearchParams(searchOf({ ...state, page: undefined, overlay: false }))];
  return entries
    .filter(([key]) => !without.includes(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}
