import { container, headline, link, text, type DemoPage, module } from "./page";

const notice = {
  de: "Dieses Haus ist erfunden; der Text zeigt, wie eine solche Seite aussehen kann, und ist keine Rechtsauskunft.",
  en: "This house is invented; the text shows what such a page can look like and is not legal advice.",
};

export const termsPage: DemoPage = {
  id: 4,
  path: "/agb",
  inFooter: true,
  title: { de: "AGB", en: "Terms" },
  headline: { de: "Allgemeine Geschäfts\u00adbedingungen", en: "Terms and conditions" },
  description: {
    de: "Bedingungen für Karten und Besuch im Kino Meridian.",
    en: "Terms for tickets and visits at Kino Meridian.",
  },
  containers: [
    container("agb", [
      [
        text({ de: notice.de, en: notice.en }),
        headline({ de: "Karten", en: "Tickets" }),
        text({
          de: "Alle Preise sind Endpreise einschließlich Umsatzsteuer und Gebühren. Karten im Warenkorb sind fünfzehn Minuten gehalten. Für Vorstellungen mit festem Termin besteht kein Rücktrittsrecht (§ 18 Abs. 1 Z 10 FAGG).",
          en: "All prices are final and include VAT and fees. Tickets in the cart are held for fifteen minutes. For shows on a fixed date there is no right of withdrawal (§ 18 para. 1 no. 10 FAGG).",
        }),
        headline({ de: "Absage und Verschiebung", en: "Cancellation and changes" }),
        text({
          de: "Sagen wir eine Vorstellung ab, erstatten wir den vollen Preis samt Gebühren. Wird sie verschoben, gilt die Karte für den neuen Termin oder wird erstattet.",
          en: "If we cancel a show we refund the full price including fees. If it moves, your ticket is valid for the new date or is refunded.",
        }),
        headline({ de: "Ermäßigungen", en: "Reductions" }),
        text({
          de: "Nachweise bitte am Eingang zeigen. Begleitpersonen zu einem Rollstuhlplatz zahlen nichts.",
          en: "Please show proof at the door. Companions of a wheelchair place pay nothing.",
        }),
      ],
    ]),
  ],
};

export const imprintPage: DemoPage = {
  id: 5,
  path: "/impressum",
  inFooter: true,
  title: { de: "Impressum", en: "Imprint" },
  headline: { de: "Impressum", en: "Imprint" },
  description: {
    de: "Angaben zum erfundenen Medieninhaber des Kino Meridian.",
    en: "Details of the invented publisher of Kino Meridian.",
  },
  containers: [
    container("impressum", [
      [
        text({
          de: "Fiktive Demonstration. Kino Meridian, seine Adresse, seine Menschen und seine Veranstaltungen sind erfunden; es gibt dort keine Karten zu kaufen.",
          en: "Fictional demonstration. Kino Meridian, its address, its people and its events are invented; no tickets can be bought there.",
        }),
        headline({ de: "Medieninhaberin", en: "Publisher" }),
        text({
          de: "Meridian Lichtspiele (Demo), Kaschgasse 7, 1060 Wien\n\nTelefon +43 1 000 00 70, kassa@kino-meridian.example\n\nFirmenbuch, UID und Aufsichtsbehörde: bei einem echten Haus stehen sie hier (§ 5 ECG, § 25 MedienG).",
          en: "Meridian Lichtspiele (demo), Kaschgasse 7, 1060 Vienna\n\nPhone +43 1 000 00 70, kassa@kino-meridian.example\n\nCompany register, VAT number and supervisory authority: a real house states them here (§ 5 ECG, § 25 MedienG).",
        }),
        headline({ de: "Bilder und Texte", en: "Pictures and texts" }),
        text({
          de: "Alle Bilder sind eigens gezeichnete Kompositionen, alle Texte eigens geschrieben. Fotografien oder Plakate der genannten Filme werden nicht verwendet.",
          en: "All pictures are compositions drawn for this site, all texts were written for it. No photographs or posters of the films named are used.",
        }),
      ],
    ]),
  ],
};

export const privacyPage: DemoPage = {
  id: 6,
  path: "/datenschutz",
  inFooter: true,
  title: { de: "Datenschutz", en: "Privacy" },
  headline: { de: "Datenschutz", en: "Privacy" },
  description: {
    de: "Welche Daten das Kino Meridian verarbeitet und welche nicht.",
    en: "Which data Kino Meridian processes, and which it does not.",
  },
  containers: [
    container("datenschutz", [
      [
        text({ de: notice.de, en: notice.en }),
        headline({ de: "Cookies", en: "Cookies" }, { de: "" }, "cookies"),
        text({
          de: "Von selbst setzen wir nur, was notwendig ist. „Cookie-Einstellungen“ am Fuß jeder Seite öffnet, was Sie erlauben können: dass Videos und andere fremde Medien ohne Nachfrage laden. Ohne JavaScript wird nichts davon gesetzt oder geladen.\n\n- Ein Cookie hält Ihren Warenkorb zusammen, ein zweites zeigt die Zahl der Karten.\n- Eines merkt sich, welche Meldung Sie geschlossen haben.\n- Zwei sichern Formulare und, für das Haus, die Anmeldung.\n- Eines merkt sich Ihre Auswahl ein halbes Jahr, sobald Sie eine treffen.",
          en: "On our own we set only what is necessary. “Cookie settings” at the foot of every page opens what you may allow: that videos and other media of others load without asking. Without JavaScript none of it is set or loaded.\n\n- One cookie keeps your cart together, a second shows the number of tickets.\n- One remembers which notice you closed.\n- Two protect forms and, for staff, signing in.\n- One remembers your choice for half a year, once you make one.",
        }),
        headline({ de: "Was wir speichern", en: "What we store" }),
        text({
          de: "- Ihre Merkliste bleibt in Ihrem Browser; haben Sie ein Konto, liegt sie auch dort, mit Ihrer Adresse und dem Namen, den Sie angeben, bis Sie das Konto löschen.\n- Schriften liegen auf unserem Server; niemand erfährt, dass Sie hier waren.",
          en: "- Your watch list stays in your browser; if you have an account it is kept there, too, with your address and the name you give, until you delete the account.\n- Fonts are served by us; nobody learns that you were here.",
        }),
        headline({ de: "Was wir nicht tun", en: "What we do not do" }),
        text({
          de: "Ohne Ihre Zustimmung laden wir keine Videos, Karten oder Zählprogramme anderer Anbieter. Ablehnen ist so einfach wie zustimmen.",
          en: "Without your consent we load no videos, maps or analytics from others. Declining is as easy as agreeing.",
        }),
        headline({ de: "Ihre Rechte", en: "Your rights" }),
        text({
          de: "Auskunft, Berichtigung, Löschung: ein Satz an kassa@kino-meridian.example genügt.",
          en: "Access, rectification, erasure: one line to kassa@kino-meridian.example will do.",
        }),
      ],
    ]),
  ],
};

/** The lines that stop nearby: needs no translation. */
const lines = `<style>p{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0;padding:1rem}b{padding:.1rem .6rem;background:#14110f;color:#f4efe4}.u{background:#8f4d24}</style>
<p><b class="u">U6</b><b>18</b><b>49</b><b>N49</b><a href="https://anachb.vor.at/">anachb.vor.at</a></p>`;

export const accessPage: DemoPage = {
  id: 7,
  parent: 2,
  path: "/barrierefreiheit",
  inFooter: true,
  title: { de: "Barrierefreiheit", en: "Accessibility" },
  headline: { de: "Barrierefrei ins Kino", en: "Access to the cinema" },
  description: {
    de: "Rollstuhlplätze, Induktionsschleifen, Audiodeskription, entspannte Vorstellungen und die Erklärung zur Barrierefreiheit.",
    en: "Wheelchair places, induction loops, audio description, relaxed screenings and the accessibility statement.",
  },
  containers: [
    container("zugang", [
      [
        headline({ de: "Ohne Stufen", en: "Step-free" }),
        text({
          de: "Eingang, Kassa, Bar, Hof und alle Säle sind ohne Stufen erreichbar; in den Salon fährt ein Lift (110 × 140 cm).\n\n- Großer Saal: 3 Rollstuhlplätze\n- Studio: 2 Rollstuhlplätze\n- Salon: 1 Rollstuhlplatz\n\nDie Begleitperson sitzt daneben und zahlt nichts.",
          en: "Entrance, box office, bar, yard and all halls are step-free; a lift (110 × 140 cm) serves the Salon.\n\n- Großer Saal: 3 wheelchair places\n- Studio: 2 wheelchair places\n- Salon: 1 wheelchair place\n\nA companion sits beside you and pays nothing.",
        }),
        module("html", { html_code: lines }),
      ],
      [
        headline({ de: "Hören und sehen", en: "Hearing and seeing" }),
        text({
          de: "Induktionsschleife: im Großen Saal auf allen Plätzen, im Studio in Reihe 1 bis 6. Vorstellungen mit Untertiteln für Gehörlose (SDH) und mit Audiodeskription sind im Programm gekennzeichnet und lassen sich filtern.",
          en: "Induction loop: at every seat in the large hall, in rows 1 to 6 of the Studio. Screenings with subtitles for the deaf (SDH) and with audio description are marked in the programme and can be filtered.",
        }),
        link("/programm?access=relaxed", {
          de: "Entspannte Vorstellungen im Programm",
          en: "Relaxed screenings in the programme",
        }),
      ],
    ]),
    container("erklaerung", [
      [
        headline({ de: "Erklärung zur Barrierefreiheit", en: "Accessibility statement" }),
        text({
          de: "Diese Website soll den Anforderungen der WCAG 2.2 auf Stufe AA entsprechen. Stoßen Sie auf eine Barriere, schreiben Sie an kassa@kino-meridian.example oder rufen Sie an: +43 1 000 00 70. Wir antworten binnen zwei Wochen. Bei einem echten Haus nennt diese Seite auch die zuständige Behörde, das Sozialministeriumservice.",
          en: "This website aims to meet WCAG 2.2 at level AA. If you meet a barrier, write to kassa@kino-meridian.example or call +43 1 000 00 70. We answer within two weeks. A real house also names the competent authority here, the Sozialministeriumservice.",
        }),
      ],
    ]),
  ],
};

export const reportPage: DemoPage = {
  id: 32,
  path: "/hinweise",
  title: { de: "Hinweisgeber", en: "Whistleblowers" },
  headline: { de: "Etwas ist nicht in Ordnung", en: "Something is not right" },
  description: {
    de: "Wie man dem Kino Meridian vertraulich meldet, was nicht in Ordnung ist.",
    en: "How to tell Kino Meridian in confidence that something is wrong.",
  },
  containers: [
    container("hinweise", [
      [
        text({ de: notice.de, en: notice.en }),
        headline({ de: "Vertraulich melden", en: "Reporting in confidence" }),
        text({
          de: "Wer im Haus oder mit uns arbeitet und von einem Verstoß gegen Recht oder Sicherheit erfährt, schreibt an hinweise@kino-meridian.example oder wirft einen Brief in den Kasten neben dem Büro, Kaschgasse 7. Beides liest nur die Meldestelle, nicht die Leitung. Der Name darf fehlen.",
          en: "If you work in the house or with us and learn of a breach of law or safety, write to hinweise@kino-meridian.example or drop a letter into the box beside the office, Kaschgasse 7. Only the reporting office reads either, not the management. You need not give your name.",
        }),
        headline({ de: "Was dann geschieht", en: "What happens then" }),
        text({
          de: "Binnen sieben Tagen bestätigen wir den Eingang, binnen drei Monaten sagen wir, was daraus geworden ist. Wer in gutem Glauben meldet, dem schadet es nicht: so will es das HinweisgeberInnenschutzgesetz. Bei einem echten Haus steht hier auch die externe Stelle.",
          en: "We confirm receipt within seven days and say within three months what came of it. Whoever reports in good faith comes to no harm: Austria's Whistleblower Protection Act says so. A real house also names the external office here.",
        }),
      ],
    ]),
  ],
};

export const missingPage: DemoPage = {
  id: 8,
  path: "/404",
  title: { de: "Nicht gefunden", en: "Not found" },
  headline: { de: "Diese Seite ist aus dem Programm", en: "This page is off the programme" },
  description: { de: "Die Seite gibt es nicht.", en: "The page does not exist." },
  containers: [
    container("nicht-gefunden", [
      [
        text({
          de: "Entweder ist sie abgespielt, oder es hat sie nie gegeben. Im Programm steht, was läuft.",
          en: "Either its run is over or it never existed. The programme says what is on.",
        }),
        link("/programm", { de: "Zum Programm", en: "To the programme" }),
      ],
    ]),
  ],
};
