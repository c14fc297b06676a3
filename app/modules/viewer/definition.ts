import { z } from "zod";
import { anchor, embedCode, file, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z
  .object({
    embed_code: z.union([z.literal(""), embedCode("viewer")]),
    /** The document itself, to take away. */
    file: file().nullable(),
    title: text(200),
    /** 0: not said. */
    pages: z.int().min(0).max(9999),
    description: text(1000),
    anchor: anchor(),
  })
  .refine(({ embed_code, file }) => embed_code !== "" || file !== null, {
    error: "An embed code or a file is required",
    path: ["embed_code"],
  });

export default defineModule(schema, {
  type: "viewer",
  version: 1,
  label: { de: "Dokument", en: "Document" },
  icon: "eye",
  group: "media",
  defaults: { embed_code: "", file: null, title: {}, pages: 0, description: {}, anchor: "" },
  sample: {
    embed_code: "https://issuu.com/kinomeridian/docs/winter",
    file: null,
    title: { de: "Programmheft Winter", en: "Winter programme" },
    pages: 24,
    description: {},
    anchor: "",
  },
  fields: {
    embed_code: {
      kind: "code",
      label: { de: "Einbettungscode (Issuu, Yumpu, Adobe)", en: "Embed code (Issuu, Yumpu, Adobe)" },
    },
    file: { kind: "file", files: "application/pdf", label: { de: "Datei (PDF)", en: "File (PDF)" } },
    title: { kind: "line", label: { de: "Titel", en: "Title" } },
    pages: { kind: "number", label: { de: "Seiten", en: "Pages" } },
    description: { kind: "text", label: { de: "Beschreibung", en: "Description" } },
    anchor: { kind: "line", label: { de: "Sprungmarke", en: "Anchor" } },
  },
  text: (props, lang) => words([props.title, props.description], lang),
  references: () => [],
});
