import { z } from "zod";
import { day, text } from "~/domain/pages/fields";
import { words } from "~/domain/pages/words";
import { defineModule } from "~/domain/pages/module-definition";
import { showsOfEvening, showsToCome, wishOf, type ModuleSource } from "~/features/pages/coming-shows";

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
});

export default defineModule(schema, {
  type: "event_list",
  version: 1,
  label: { de: "Veranstaltungen", en: "Events" },
  icon: "calendar",
  group: "programme",
  defaults: { headline: {}, date_from: "", date_to: "", tag: null, filters: "none", style: "list", limit: 10 },
  sample: {
    headline: { de: "Heute Abend", en: "Tonight" },
    date_from: "",
    date_to: "",
    tag: null,
    filters: "tonight",
    style: "board",
    limit: 10,
  },
  fields: {
    headline: { kind: "line", label: { de: "Überschrift", en: "Headline" } },
    date_from: { kind: "day", label: { de: "Von", en: "From" } },
    date_to: { kind: "day", label: { de: "Bis", en: "To" } },
    tag: { kind: "tag", label: { de: "Kategorie", en: "Category" } },
    filters: {
      kind: "choice",
      label: { de: "Zeitraum", en: "Period" },
      choices: ["none", "next_3_days", "weekend", "tonight"],
    },
    style: { kind: "choice", label: { de: "Darstellung", en: "Style" }, choices: ["board", "sheet", "list"] },
    limit: { kind: "number", label: { de: "Anzahl (der letzte Tag ganz)", en: "Count (last day whole)" } },
  },
  text: (props, lang) => words([props.headline], lang),
  references: (props) => (props.tag ? [{ kind: "tag", id: props.tag }] : []),
  width: "window",
  load: (props, source: ModuleSource) => {
    const wish = wishOf(props, source.today);
    return props.filters === "tonight" || props.style === "board"
      ? showsOfEvening(wish, source)
      : showsToCome(wish, source);
  },
});
