import { container, headline, link, text, type DemoPage } from "./page";

/** Season tickets and vouchers. */
export const passesPage: DemoPage = {
  id: 31,
  path: "/abos",
  title: { de: "Abos und Gutscheine", en: "Passes and vouchers" },
  headline: { de: "Öfter kommen", en: "Come more often" },
  description: {
    de: "Kinoabo, Zehnerblock und Gutscheine des Kino Meridian.",
    en: "Cinema pass, ten-show card and vouchers of Kino Meridian.",
  },
  containers: [
    container("abos-intro", [
      [
        text({
          de: "Wer im Monat zweimal kommt, fährt mit einem Abo billiger. Wer lieber zu zweit kommt, mit dem Block. Beides gibt es an der Kassa, und beides ist erfunden wie dieses Haus.",
          en: "Come twice a month and the pass is cheaper. If you would rather come as a pair, take the card. Both are sold at the box office, and both are as invented as this house.",
        }),
      ],
    ]),
    container("abos-karten", [
      [
        headline({ de: "Kinoabo", en: "Cinema pass" }, { de: "24 € im Monat", en: "€24 a month" }, "kinoabo"),
        text({
          de: "Jede Vorstellung, so oft Sie wollen: beim Kauf „nonstop“ wählen und den Ausweis an der Kassa zeigen. Das Abo läuft drei Monate, danach monatlich kündbar, mit einem Satz und ohne Grund.",
          en: "Every show, as often as you like: choose “nonstop” when you buy and show your pass at the box office. It runs for three months, then month by month; one sentence ends it, without a reason.",
        }),
      ],
      [
        headline({ de: "Zehnerblock", en: "Ten-show card" }, { de: "85 €", en: "€85" }, "zehnerblock"),
        text({
          de: "Zehn Eintritte für alle Säle, übertragbar und ein Jahr gültig. Zwei auf einmal gehen, zehn auf einmal auch.",
          en: "Ten admissions to all halls, transferable and valid for a year. Two at once are fine, and so are ten.",
        }),
      ],
    ]),
    container("abos-gutscheine", [
      [
        headline({ de: "Gutscheine", en: "Vouchers" }, { de: "ab 10 €", en: "from €10" }, "gutscheine"),
        text({
          de: "Auf Karton gedruckt, mit dem Namen, den Sie uns sagen. Sie gelten für Karten und an der Bar und laufen nicht ab.",
          en: "Printed on card, with the name you tell us. They are good for tickets and at the bar, and they do not expire.",
        }),
        link("/programm", { de: "Was gerade läuft", en: "What is on" }),
      ],
    ]),
  ],
};
