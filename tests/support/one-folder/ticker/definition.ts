import { z } from "zod";
import { defineModule } from "~/domain/pages/module-definition";
import { requiredText } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";

const schema = z.object({ line: requiredText(120), series: z.int().positive().nullable(), loud: z.boolean() });

export default defineModule(schema, {
  type: "ticker",
  version: 1,
  label: { de: "Laufschrift", en: "Ticker" },
  icon: "info",
  group: "text",
  defaults: { line: {}, series: null, loud: false },
  sample: { line: { de: "Saaltüren offen", en: "Doors are open" }, series: null, loud: true },
  fields: {
    line: { kind: "line", label: { de: "Zeile", en: "Line" } },
    series: { kind: "series", label: { de: "Reihe", en: "Series" } },
    loud: { kind: "boolean", label: { de: "Laut", en: "Loud" } },
  },
  text: (props, lang) => words([props.line], lang),
  references: ({ series }) => (series ? [{ kind: "series" as const, id: series }] : []),
});
