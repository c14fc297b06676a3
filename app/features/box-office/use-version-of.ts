import type { DayShow } from "~/domain/door/schema";
import { useT } from "~/i18n/use-t";

/** The words for the language version of a show; null if it has none. */
export function useVersionOf(): (show: Pick<DayShow, "version">) => string | null {
  const t = useT("common");
  return ({ version }) => version && t(`version.${version}`);
}
