import { fieldType } from "~/domain/forms/field-types";
import type { Both } from "./types";

interface DemoField {
  slug: string;
  type: number;
  label: Required<Both>;
  required?: boolean;
  help?: Required<Both>;
  placeholder?: Required<Both>;
  choices?: { value: string; label: Required<Both> }[];
  default?: string;
}

interface DemoForm {
  id: number;
  slug: string;
  title: Required<Both>;
  intro: Required<Both>;
  success: Required<Both>;
  retentionDays: number;
  fields: DemoField[];
}

const choice = (value: string, de: string, en: string) => ({ value, label: { de, en } });

/** Hiring a hall: nearly every kind of field there is. */
const hire: DemoForm = {
  id: 1,
  slug: "saal-mieten",
  title: { de: "Einen Saal mieten", en: "Hire a screen" },
  intro: {
    de: "Fünfzehn Fragen, etwa vier Minuten. Wir antworten innerhalb von zwei Werktagen, mit einem Preis und einem Namen.",
    en: "Fifteen questions, about four minutes. We answer within two working days, with a price and a name.",
  },
  success: {
    de: "Marta Weiss liest mit. Innerhalb von zwei Werktagen kommt ein Angebot. Eilt es: +43 1 000 00 70.",
    en: "Marta Weiss reads along. An offer comes within two working days. In a hurry: +43 1 000 00 70.",
  },
  retentionDays: 90,
  fields: [
    { slug: "anlass", type: fieldType.text, label: { de: "Anlass", en: "Occasion" }, required: true },
    {
      slug: "email",
      type: fieldType.email,
      label: { de: "E-Mail", en: "E-mail" },
      required: true,
      help: { de: "Dorthin schicken wir das Angebot.", en: "This is where we send the offer." },
    },
    {
      slug: "website",
      type: fieldType.url,
      label: { de: "Website", en: "Website" },
      placeholder: { de: "https://", en: "https://" },
    },
    {
      slug: "saal",
      type: fieldType.radio,
      label: { de: "Saal", en: "Hall" },
      required: true,
      help: { de: "Die Zahl sind die Plätze.", en: "The figure is the number of seats." },
      choices: [
        choice("grosser-saal", "Großer Saal, 186", "Large hall, 186"),
        choice("studio", "Studio, 68", "Studio, 68"),
        choice("salon", "Salon, 34", "Salon, 34"),
      ],
      default: "studio",
    },
    { slug: "personen", type: fieldType.number, label: { de: "Personen", en: "People" }, required: true },
    {
      slug: "termin",
      type: fieldType.moment,
      label: { de: "Datum und Beginn", en: "Date and start" },
      required: true,
    },
    { slug: "ersatztermin", type: fieldType.date, label: { de: "Ersatztermin", en: "Another date" } },
    {
      slug: "technik",
      type: fieldType.ticks,
      label: { de: "Technik", en: "Equipment" },
      choices: [
        choice("dcp", "Eigener Film (DCP)", "Your own film (DCP)"),
        choice("laptop", "Laptop", "Laptop"),
        choice("mikrofone", "Zwei Mikrofone", "Two microphones"),
        choice("35mm", "35 mm", "35 mm"),
      ],
    },
    {
      slug: "bewirtung",
      type: fieldType.choice,
      label: { de: "Bewirtung", en: "Catering" },
      required: true,
      choices: [
        choice("bar", "Getränke an der Bar, nach Verbrauch", "Drinks at the bar, as consumed"),
        choice("buffet", "Kaltes Buffet im Foyer", "Cold buffet in the foyer"),
        choice("keine", "Nichts, danke", "Nothing, thank you"),
      ],
    },
    {
      slug: "barrieren",
      type: fieldType.several,
      label: { de: "Barrieren", en: "Access" },
      help: { de: "Was sollen wir vorbereiten?", en: "What should we prepare?" },
      choices: [
        choice("rollstuhl", "Rollstuhlplätze", "Wheelchair places"),
        choice("schleife", "Induktionsschleife", "Induction loop"),
        choice("gebaerden", "Gebärdensprache", "Sign language"),
        choice("licht", "Licht bleibt an", "Lights stay on"),
      ],
    },
    {
      slug: "geburtsdatum",
      type: fieldType.birthDate,
      label: { de: "Geburtsdatum", en: "Date of birth" },
      required: true,
      help: { de: "Wer unterschreibt, muss volljährig sein.", en: "Whoever signs has to be of age." },
    },
    { slug: "vorhaben", type: fieldType.lines, label: { de: "Ihr Vorhaben", en: "Your plans" }, required: true },
    {
      slug: "beilage",
      type: fieldType.file,
      label: { de: "Beilage", en: "Attachment" },
    },
    {
      slug: "einverstaendnis",
      type: fieldType.tick,
      label: { de: "Einverständnis", en: "Consent" },
      required: true,
      placeholder: {
        de: "Das Haus darf diese Angaben für das Angebot verwenden. Nach 90 Tagen werden sie gelöscht.",
        en: "The house may use these details for the offer. They are deleted after 90 days.",
      },
    },
    { slug: "herkunft", type: fieldType.hidden, label: { de: "Herkunft", en: "Origin" }, default: "website" },
  ],
};

/** A question to whoever is at the desk. */
const question: DemoForm = {
  id: 2,
  slug: "frage",
  title: { de: "Frage an das Haus", en: "Ask the house" },
  intro: {
    de: "Verlorene Schals, Fragen zur Kopie, Lob für die Vorführerin: Hier kommt es an.",
    en: "Lost scarves, questions about a print, praise for the projectionist: this is where it goes.",
  },
  success: {
    de: "An der Kassa liest das heute noch jemand. Eine Antwort kommt meist am nächsten Tag.",
    en: "Somebody at the box office reads this today. An answer mostly comes the next day.",
  },
  retentionDays: 30,
  fields: [
    { slug: "name", type: fieldType.text, label: { de: "Name", en: "Name" } },
    { slug: "email", type: fieldType.email, label: { de: "E-Mail", en: "E-mail" }, required: true },
    {
      slug: "thema",
      type: fieldType.choice,
      label: { de: "Worum geht es?", en: "What is it about?" },
      choices: [
        choice("fund", "Etwas verloren oder gefunden", "Lost or found"),
        choice("karten", "Karten und Gutscheine", "Tickets and vouchers"),
        choice("zugang", "Zugang und Hilfen", "Access and assistance"),
        choice("film", "Ein Film, eine Kopie", "A film, a print"),
      ],
    },
    { slug: "frage", type: fieldType.lines, label: { de: "Ihre Frage", en: "Your question" }, required: true },
  ],
};

export const demoForms: readonly DemoForm[] = [hire, question];
export const demoFormMail = "haus@kino-meridian.example";
