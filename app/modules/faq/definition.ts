import { z } from "zod";
import { entries, requiredRichText, requiredText } from "~/domain/pages/fields";
import { paragraph } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import { entryWords } from "../entry-words";

const schema = z.object({
  items: entries(60, { title: requiredText(), content: requiredRichText() }),
});

export default defineModule(schema, {
  type: "faq",
  version: 1,
  label: { de: "Fragen und Antworten", en: "Questions and answers" },
  icon: "info",
  group: "text",
  defaults: { items: [] },
  sample: {
    items: [
      {
        title: { de: "Kann ich mit Karte zahlen?", en: "Can I pay by card?" },
        content: { de: paragraph("Ja."), en: paragraph("Yes.") },
      },
    ],
  },
  fields: {
    items: {
      kind: "list",
      label: { de: "Fragen", en: "Questions" },
      of: {
        title: { kind: "line", label: { de: "Frage", en: "Question" } },
        content: { kind: "rich-text", label: { de: "Antwort", en: "Answer" } },
      },
    },
  },
  text: (props, lang) => entryWords(props.items, ["title", "content"], lang),
  references: () => [],
});
