import type { DemoFilm } from "../types";

/** Films from 1963 on. */
export const soundTwo: DemoFilm[] = [
  {
    id: 33, slug: "charade", title: { de: "Charade", en: "Charade" },
    year: 1963, directors: ["Stanley Donen"], cast: ["Audrey Hepburn", "Cary Grant", "Walter Matthau"], countries: ["US"], runtime: 113, ratio: 1.85, genres: ["krimi", "komoedie"], spoken: ["en", "fr"], version: { code: "OV" }, series: "zweites-fruehstueck",
    teaser: { de: "Eine Viertelmillion, vier Namen, ein Brief.", en: "A quarter of a million, four names, one letter." },
    text: {
      de: "Regina kommt aus dem Skiurlaub, und die Wohnung ist leer: keine Möbel, kein Mann, bald auch kein Vertrauen. Alle wollen Geld von ihr, einer davon ist reizend und heißt jede halbe Stunde anders. Donen inszeniert den Krimi als Tanzfilm mit Toten. Die Lösung liegt die ganze Zeit offen da; wer sie beim Frühstück findet, bekommt von uns ein zweites Kipferl.",
      en: "Regina returns from a skiing holiday to an empty flat: no furniture, no husband, soon no trust. Everyone wants money from her, one of them is charming and has a new name every half hour. Donen stages a thriller as a dance film with corpses. The answer lies in full view throughout; spot it over breakfast and we owe you a second croissant.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 34, slug: "sedmikrasky", title: { de: "Tausendschönchen", en: "Daisies" }, original: "Sedmikrásky", originalLang: "cs",
    year: 1966, directors: ["Věra Chytilová"], cast: ["Jitka Cerhová", "Ivana Karbanová"], countries: ["CS"], runtime: 76, ratio: 1.33, genres: ["komoedie"], spoken: ["cs"], version: { code: "OmeU", subtitles: "en" }, series: "analog", format: "35 mm",
    teaser: { de: "Wenn alles verdorben ist, sind wir es auch.", en: "If everything is spoiled, so are we." },
    text: {
      de: "Zwei Marien beschließen, schlecht zu sein, und sie sind darin sehr gut: Sie lassen sich ausführen, schneiden sich gegenseitig in Stücke, essen ein Bankett und räumen es wieder auf. Chytilová malt den Film an, schneidet ihn mit der Schere, stellt ihn aus Versehen auf den Kopf. Angeblich empörte die Zensur vor allem die Verschwendung von Lebensmitteln.",
      en: "Two Maries decide to be bad, and are very good at it: they are taken out to dinner, cut one another to pieces, eat a banquet and tidy it up again. Chytilová paints the film, takes scissors to it, stands it on its head as if by mistake. What is said to have outraged the censors most of all was the waste of food.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 35, slug: "night-of-the-living-dead", title: { de: "Die Nacht der lebenden Toten", en: "Night of the Living Dead" }, original: "Night of the Living Dead", originalLang: "en",
    year: 1968, directors: ["George A. Romero"], cast: ["Duane Jones", "Judith O'Dea"], countries: ["US"], runtime: 96, ratio: 1.37, genres: ["horror"], spoken: ["en"], version: { code: "OV" }, series: "nachtvorstellung", tags: ["ab-16"],
    teaser: { de: "Keller oder Erdgeschoß: die politische Frage des Abends.", en: "Cellar or ground floor: tonight's political question." },
    text: {
      de: "Sieben Menschen, ein Farmhaus, Bretter, Nägel, ein Radio. Romero drehte mit Werbefilmern aus Pittsburgh und Schokoladensirup und traf 1968 mitten ins Gesicht. Die Toten sind langsam; schnell sind nur die Meinungsverschiedenheiten. Über das Ende wurde nie hinweggesehen, schon weil es aussieht wie eine Fotografie aus der Zeitung. Bitte Ausweis mitbringen, wer jünger wirkt.",
      en: "Seven people, a farmhouse, boards, nails, a radio. Romero shot it with advertising people from Pittsburgh and chocolate syrup, and hit 1968 square in the face. The dead are slow; only the disagreements are quick. Nobody has ever got past the ending, if only because it looks like a photograph from the paper. Please bring identification if you look young.",
    },
    signed: "Ivo Prohaska",
  },
  {
    id: 36, slug: "touki-bouki", title: { de: "Touki Bouki – Die Reise der Hyäne", en: "Touki Bouki" }, original: "Touki Bouki", originalLang: "wo",
    year: 1973, directors: ["Djibril Diop Mambéty"], cast: ["Magaye Niang", "Mareme Niang"], countries: ["SN"], runtime: 89, ratio: 1.37, genres: ["drama"], spoken: ["wo", "fr"], version: { code: "OmeU", subtitles: "en" }, series: "hofkino", tags: ["hof"],
    teaser: { de: "Ein Motorrad mit Rinderschädel, ein Schiff nach Paris.", en: "A motorcycle with a zebu's skull, a ship to Paris." },
    text: {
      de: "Mory und Anta wollen weg aus Dakar, dafür brauchen sie Geld, und dafür haben sie Ideen. Mambéty schneidet, wie man träumt: Das Meer kommt dreimal, das Lied von Josephine Baker öfter, und nie weiß man, ob die Reise schon begonnen hat. Ein Film mit mehr Farbe, als eine Leinwand aushält; im Hof halten wir sie mit Seilen fest.",
      en: "Mory and Anta want to get out of Dakar; for that they need money, and for that they have ideas. Mambéty edits the way one dreams: the sea comes three times, the Josephine Baker song more often, and one never knows whether the journey has begun. A film with more colour than a screen can bear; in the yard we tie it down with ropes.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 37, slug: "stop-making-sense", title: { de: "Stop Making Sense", en: "Stop Making Sense" },
    year: 1984, directors: ["Jonathan Demme"], cast: ["David Byrne", "Tina Weymouth", "Jerry Harrison", "Chris Frantz"], countries: ["US"], runtime: 88, ratio: 1.85, genres: ["musikfilm"], spoken: ["en"], version: { code: "OV" }, series: "nachtvorstellung", tags: ["musik"],
    teaser: { de: "Ein Mann, ein Kassettenrekorder, und dann werden es neun.", en: "One man, one tape player, and then there are nine." },
    text: {
      de: "Mit jedem Lied kommt jemand dazu, bis die Bühne voll ist und der Anzug zu groß. Demme zeigt kein Publikum, keine Garderobe, keine Erklärung, nur Menschen bei der Arbeit, die sie gern tun. Wir drehen lauter als sonst und lassen den Mittelgang frei. Sitzplätze gibt es; man braucht sie erfahrungsgemäß bis zum vierten Stück.",
      en: "With every song somebody joins in, until the stage is full and the suit too big. Demme shows no audience, no dressing room, no explanation, only people at work they enjoy. We turn it up louder than usual and keep the centre aisle clear. There are seats; experience says they are needed until about the fourth number.",
    },
    signed: "Ivo Prohaska",
  },
  {
    id: 38, slug: "nordrand", title: { de: "Nordrand", en: "Northern Skirts" }, original: "Nordrand", originalLang: "de",
    year: 1999, directors: ["Barbara Albert"], cast: ["Nina Proll", "Edita Malovčić"], countries: ["AT", "DE", "CH"], runtime: 103, ratio: 1.85, genres: ["drama"], spoken: ["de", "sr", "ro"], version: { code: "OmeU", subtitles: "en" }, series: "erste-rolle", tags: ["wien", "gespraech"],
    teaser: { de: "Floridsdorf, Winter, Silvester. Man hält sich aneinander fest.", en: "Floridsdorf, winter, New Year's Eve. They hold on to each other." },
    text: {
      de: "Zwei Schulfreundinnen treffen einander in der Ambulanz wieder, draußen ist Krieg in der Nachbarschaft und drinnen Winter. Mit diesem Film begann vor einem Vierteljahrhundert eine ganze Generation österreichischen Kinos: zärtlich im Ton, ohne Angst vor Plattenbau und Popsong. Er ist keinen Tag gealtert, nur die Schlaghosen sind einmal aus der Mode gekommen und wieder hinein.",
      en: "Two school friends meet again in an out-patient clinic; outside, a war next door; inside, winter. With this film, a quarter of a century ago, a whole generation of Austrian cinema began: tender in tone, unafraid of tower blocks and pop songs. It has not aged a day, though the flared trousers have gone out of fashion once and come back.",
    },
    signed: "Ruth Amsler",
  },
  {
    id: 39, slug: "unser-taeglich-brot", title: { de: "Unser täglich Brot", en: "Our Daily Bread" }, original: "Unser täglich Brot", originalLang: "de",
    year: 2005, directors: ["Nikolaus Geyrhalter"], countries: ["AT", "DE"], runtime: 92, ratio: 1.85, genres: ["dokument"], spoken: [], version: { code: "no-dialogue" }, series: "dokumente", tags: ["gespraech"],
    teaser: { de: "Kein Kommentar, keine Musik, sehr viele Tomaten." },
    text: { de: "Glashäuser bis zum Horizont, Küken auf Förderbändern, ein Mann, der in der Pause sein Brot isst: Geyrhalters Kamera steht still und symmetrisch, als wäre jedes Werk eine Kathedrale. Niemand sagt uns, was wir denken sollen, und genau darum denkt man zwei Stunden lang. Nach der Vorstellung sprechen wir mit einem Gemüsebauern aus Simmering, der vorher noch nie im Kino reden sollte." },
    signed: "Ruth Amsler",
  },
  {
    id: 40, slug: "toni-erdmann", title: { de: "Toni Erdmann", en: "Toni Erdmann" },
    year: 2016, directors: ["Maren Ade"], cast: ["Sandra Hüller", "Peter Simonischek"], countries: ["DE", "AT"], runtime: 162, ratio: 1.85, genres: ["tragikomoedie"], spoken: ["de", "en", "ro"], version: { code: "OmeU", subtitles: "en" }, series: "licht-an", access: ["relaxed"],
    teaser: { de: "Ein Vater, ein Gebiss, eine Reibe. Mehr sollte man nicht wissen.", en: "A father, a set of teeth, a cheese grater. Know no more than that." },
    text: {
      de: "Winfried besucht seine Tochter, die Beraterin in Bukarest ist, und weil sie keine Zeit hat, kommt er als jemand anderer wieder. Ade dehnt die Peinlichkeit so lange, bis auf der Rückseite Liebe sichtbar wird. In unserer Reihe Licht an läuft der Film mit gedimmtem Saallicht und leiserem Ton; lachen, hinausgehen und wiederkommen sind ausdrücklich erlaubt.",
      en: "Winfried visits his daughter, a consultant in Bucharest, and because she has no time he returns as somebody else. Ade stretches embarrassment until love shows through the other side. In our series Licht an the film runs with the lights dimmed rather than out, and the sound lower; laughing, leaving and coming back are expressly allowed.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 41, slug: "portraet-einer-jungen-frau-in-flammen", title: { de: "Porträt einer jungen Frau in Flammen", en: "Portrait of a Lady on Fire" }, original: "Portrait de la jeune fille en feu", originalLang: "fr",
    year: 2019, directors: ["Céline Sciamma"], cast: ["Noémie Merlant", "Adèle Haenel", "Luàna Bajrami"], countries: ["FR"], runtime: 122, ratio: 1.85, genres: ["drama"], spoken: ["fr"], version: { code: "OmdU", subtitles: "de" }, series: "licht-an", access: ["audio-description"],
    teaser: { de: "Malen heißt hinschauen, bis jemand zurückschaut.", en: "To paint is to look until somebody looks back." },
    text: {
      de: "Eine Malerin soll eine Frau porträtieren, die nicht gemalt werden will, und gibt sich als Spazierbegleitung aus. Sie merkt sich ein Ohr, eine Hand, einen Nacken. Sciamma erzählt ohne Männer und fast ohne Musik, so dass ein einziger Chor am Strandfeuer klingt, als würde Gesang gerade erfunden. Seite achtundzwanzig: Man vergisst sie nicht.",
      en: "A painter is to portray a woman who refuses to be painted, and poses as a walking companion. She memorises an ear, a hand, the nape of a neck. Sciamma tells it without men and almost without music, so that a single chorus by a fire on the shore sounds as though singing were being invented. Page twenty-eight: you will not forget it.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 42, slug: "perfect-days", title: { de: "Perfect Days", en: "Perfect Days" },
    year: 2023, directors: ["Wim Wenders"], cast: ["Kōji Yakusho", "Tokio Emoto", "Arisa Nakano"], countries: ["JP", "DE"], runtime: 124, ratio: 1.33, genres: ["drama"], spoken: ["ja"], version: { code: "OmdU", subtitles: "de" }, series: "zweites-fruehstueck",
    teaser: { de: "Für das Licht zwischen den Blättern gibt es auf Japanisch ein Wort.", en: "There is a word in Japanese for the light between leaves." },
    text: {
      de: "Hirayama putzt öffentliche Toiletten in Tokio, hört Kassetten, gießt Setzlinge und fotografiert jeden Mittag denselben Baum. Wenders hält das nicht für Verzicht. Nach und nach, durch eine Nichte, eine Schwester, ein Kreuzerlspiel auf einem Zettel, ahnt man, wovon sich dieser Mann so sorgfältig erholt. In der letzten Einstellung geschieht alles im Gesicht und in einem Lied.",
      en: "Hirayama cleans public toilets in Tokyo, listens to cassettes, waters seedlings and photographs the same tree every noon. Wenders does not take this for renunciation. Little by little, through a niece, a sister, a game of noughts and crosses on a slip of paper, you sense what this man is so carefully recovering from. In the last shot everything happens in a face and a song.",
    },
    signed: "Jakob Lindner",
  },
];
