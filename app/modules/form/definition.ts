import { z } from "zod";
import { ownFormId } from "~/domain/forms/hubspot-id";
import type { Form } from "~/domain/forms/schema";
import { defineModule } from "~/domain/pages/module-definition";
import type { ModuleSource } from "~/features/pages/coming-shows";

const schema = z.object({
  hubspot_id: z
    .string()
    .regex(/^(?:[1-9]\d{0,8}|[\w-]{20,80})$/, { error: "Neither a form of the house nor of HubSpot" }),
});

/** What the module shows: a form of the house, or nothing but the way to one elsewhere. */
interface FormData {
  form?: Form;
  ticket?: string;
}

export default defineModule<typeof schema, FormData, ModuleSource>(schema, {
  type: "form",
  version: 1,
  label: { de: "Formular", en: "Form" },
  icon: "mail",
  group: "other",
  defaults: {},
  sample: { hubspot_id: "1Kq3zNdR0Q5mW8vXo2Lr7Ag" },
  fields: {
    hubspot_id: {
      kind: "line",
      label: { de: "Nummer eines Formulars, oder Kennung bei HubSpot", en: "Number of a form, or its id at HubSpot" },
    },
  },
  text: () => "",
  references: () => [],
  async load(props, { api }) {
    const id = ownFormId(props.hubspot_id);
    if (id === undefined) return {};
    const [form, ticket] = await Promise.all([api.form(id), api.formTicket()]);
    return { form, ticket };
  },
});
