import { z } from "zod";
import { venue } from "~/domain/pages/fields";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  venue: venue(),
});

export default defineModule(schema, {
  type: "venue",
  version: 1,
  label: { de: "Veranstaltungsort", en: "Venue" },
  icon: "info",
  group: "other",
  defaults: {},
  sample: { venue: { $venue: 1 } },
  fields: {
    venue: { kind: "venue", label: { de: "Ort", en: "Venue" } },
  },
  text: () => "",
  references: () => [],
});
