import { useT } from "~/i18n/use-t";
import { Segmented } from "~/ui/form/Segmented";
import type { ProgrammeLinks } from "../state/query-links";

/** The order of the films, as links. */
export function SortLinks({ links }: { links: ProgrammeLinks }) {
  const t = useT("programme");
  return (
    <Segmented
      label={t("films.sort")}
      items={[
        { to: links.to({ sort: undefined }), label: t("films.sortNext"), current: links.state.sort === undefined },
        { to: links.to({ sort: "title" }), label: t("films.sortTitle"), current: links.state.sort === "title" },
      ]}
    />
  );
}
