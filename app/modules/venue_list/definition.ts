import { z } from "zod";
import { entries, venue } from "~/domain/pages/fields";
import { defineModule } from "~/domain/pages/module-definition";

const schema = z.object({
  children: entries(24, { venue: venue() }),
});

export default defineModule(schema, {
  type: "venue_list",
  version: 1,
  label: { de: "Veranstaltungsorte", en: "Venues" },
  icon: "pin",
  group: "other",
  defaults: { children: [] },
  sample: { children: [{ venue: { $venue: 1 } }] },
  fields: {
    children: {
      kind: "list",
      label: { de: "Orte", en: "Venues" },
      of: { venue: { kind: "venue", label: { de: "Ort", en: "Venue" } } },
    },
  },
  text: () => "",
  references: () => [],
});
