import { z } from "zod";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  html_code: z.string().min(1).max(50_000),
});

export default defineModule(schema, {
  type: "html",
  version: 1,
  label: { de: "HTML", en: "HTML" },
  icon: "menu",
  group: "other",
  defaults: {},
  sample: { html_code: "<p>Meridian</p>" },
  fields: {
    html_code: { kind: "code", label: { de: "HTML", en: "HTML" } },
  },
  text: () => "",
  references: () => [],
});
