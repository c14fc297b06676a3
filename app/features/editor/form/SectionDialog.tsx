import { useState } from "react";
import { z } from "zod";
import type { Operation } from "~/domain/editing/operations";
import { modulesOf } from "~/domain/editing/tree";
import { sectionLooks } from "~/domain/pages/choices";
import { media } from "~/domain/pages/fields";
import type { Field } from "~/domain/pages/module-definition";
import { columnLayouts, type StoredContainer } from "~/domain/pages/schema";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import { layingOut, type Layout } from "../actions/operations";
import { layoutName, layouts } from "../add/layouts";
import { FieldsDialog } from "./FieldsDialog";
import { inEveryLanguage } from "./in-every-language";
import type { Entry } from "./use-typed";

/** As far as a form has to know it; a look that an older page brings is kept until another one is chosen. */
const schema = z.object({
  layout: z.enum(columnLayouts),
  extra_class: z.string(),
  image: media().nullable(),
});
type Values = z.infer<typeof schema>;

interface SectionDialogProps {
  /** As it stands in the working copy, changed by every choice. */
  section: StoredContainer;
  /** Its edge number: "5". */
  number: string;
  onSet: (operations: Operation[]) => void;
  onClose: () => void;
}

function fieldsOf(t: ReturnType<typeof useT<"editor">>): Record<keyof Values, Field> {
  const choices = layouts.map((layout) => {
    const name = layout === "100" ? t("add.full") : layoutName(layout);
    return [layout, inEveryLanguage(name)] as const;
  });
  return {
    layout: { kind: "choice", label: inEveryLanguage(t("handle.layout")), choices: Object.fromEntries(choices) },
    extra_class: { kind: "choice", label: inEveryLanguage(t("section.look")), choices: sectionLooks },
    image: { kind: "image", label: inEveryLanguage(t("section.image")) },
  };
}

/** True where modules take the whole width of the window by themselves: nothing of their section is seen beside them. */
const isCovered = (section: StoredContainer): boolean => {
  const modules = modulesOf(section);
  return (
    section.layout === "100" &&
    modules.length > 0 &&
    modules.every(({ type }) => definitions.get(type)?.width === "window")
  );
};

/** What can be said of a section beside its modules: its columns, what it stands on, the picture that opens it. */
export default function SectionDialog({ section, number, onSet, onClose }: SectionDialogProps) {
  const t = useT("editor");
  const { id, layout, extra_class, image = null } = section;
  /** As it was before its columns were chosen here: whoever goes back finds everything where it stood. */
  const [stood, setStood] = useState<StoredContainer | null>(null);
  const set = ({ key, value }: Entry): void => {
    if (key !== "layout") return onSet([{ op: "set_section", id, values: { [key]: value } }]);
    setStood(stood ?? section);
    onSet(layingOut(section, value as Layout, stood ?? section));
  };
  return (
    <FieldsDialog
      number={number}
      name={t("page.section", { number: "" }).trim()}
      fields={fieldsOf(t)}
      schema={schema}
      said={{ layout, extra_class, image } satisfies Values}
      note={isCovered(section) && t("section.covered")}
      onSet={set}
      onClose={onClose}
    />
  );
}
