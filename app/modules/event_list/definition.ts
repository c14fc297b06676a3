import { z } from "zod";
import { chosen, day, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import { listed } from "~/domain/programme/listed";
import { chosenEvents } from "~/features/pages/chosen";
import { showsOfEvening, showsToCome, wishOf, type ModuleSource, type Shows } from "~/features/pages/coming-shows";

const schema = z.object({
  headline: text(),
  date_from: day(),
  date_to: day(),
  tag: z.int().positive().nullable(),
  filters: z.enum(["none", "next_3_days", "weekend", "tonight"]),
  /** board: departure board on the hall; sheet: contact sheet by day; list: plain rows. */
  style: z.enum(["board", "sheet", "list"]),
  /** Shows to come; the day of the last one is whole. */
  limit: z.int().min(1).max(40),
  /** Events that the editor chose instead of days. */
  children: chosen(40),
});

const defaults = {
  headline: {},
  date_from: "",
  date_to: "",
  tag: null,
  filters: "none",
  style: "list",
  limit: 10,
  children: [],
} satisfies z.infer<typeof schema>;

export default defineModule(schema, {
  type: "event_list",
  version: 1,
  label: { de: "Veranstaltungen", en: "Events" },
  icon: "calendar",
  group: "programme",
  defaults,
  sample: { ...defaults, headline: { de: "Heute Abend", en: "Tonight" }, filters: "tonight", style: "board" },
  fields: {
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    date_from: { kind: "day", label: { de: "Von", en: "From" } },
    date_to: { kind: "day", label: { de: "Bis", en: "To" } },
    tag: { kind: "tag", label: { de: "Kategorie", en: "Category" } },
    filters: {
      kind: "choice",
      label: { de: "Zeitraum", en: "Period" },
      choices: {
        none: { de: "Nach den Tagen unten", en: "By the days below" },
        next_3_days: { de: "Die nächsten drei Tage", en: "The next three days" },
        weekend: { de: "Wochenende", en: "Weekend" },
        tonight: { de: "Heute Abend", en: "Tonight" },
      },
    },
    style: {
      kind: "choice",
      label: { de: "Darstellung", en: "Style" },
      choices: {
        board: { de: "Anzeigetafel", en: "Departure board" },
        sheet: { de: "Nach Tagen", en: "By days" },
        list: { de: "Zeilen", en: "Rows" },
      },
    },
    limit: { kind: "number", label: { de: "Anzahl (der letzte Tag ganz)", en: "Count (last day whole)" } },
    children: { kind: "events", label: { de: "Ausgewählte Veranstaltungen", en: "Chosen events" } },
  },
  text: (props, lang) => words([props.headline], lang),
  references: ({ tag, children = [] }) => [
    ...(tag ? [{ kind: "tag" as const, id: tag }] : []),
    ...children.map((id) => ({ kind: "event" as const, id })),
  ],
  width: "window",
  load: async (props, source: ModuleSource): Promise<Shows> => {
    const { children = [] } = props;
    if (children.length > 0) return { events: (await chosenEvents(children, source.api)).map(listed) };
    const wish = wishOf(props, source.today);
    return props.filters === "tonight" || props.style === "board"
      ? showsOfEvening(wish, source)
      : showsToCome(wish, source);
  },
});
