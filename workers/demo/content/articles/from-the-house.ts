import type { DemoArticle } from "../articles";

/** Essays, and news of the house. */
export const fromTheHouse: readonly DemoArticle[] = [
  {
    id: 11,
    slug: "drei-marken-kein-brief",
    category: 2,
    author: "Ivo Prohaska",
    daysAgo: 10,
    tags: ["abspann", "zeit"],
    films: ["charade"],
    series: ["zweites-fruehstueck"],
    title: { de: "Drei Marken, kein Brief", en: "Three Stamps, No Letter" },
    preline: { de: "Charade, 1963", en: "Charade, 1963" },
    teaser: {
      de: "Wie ein Film am Tag seines Starts allen gehörte, weil im Vorspann ein Wort fehlte.",
      en: "How a film belonged to everybody on the day it opened, because one word was missing in its titles.",
    },
    text: {
      de: "In Charade suchen vier Männer und eine Witwe eine Viertelmillion Dollar, die die ganze Zeit vor ihnen liegt. Wer den Film nicht kennt, erfährt hier nicht, wo. Nur so viel: Man muss genau auf das Kleine schauen.\n\nDas hätte auch der Verleih tun sollen.\n\n## Ein fehlendes Wort\n\nNach dem amerikanischen Recht von 1963 musste jede Veröffentlichung einen Vermerk tragen: das Wort Copyright, seine Abkürzung oder das Zeichen, dazu Jahr und Name. Im Vorspann von Charade stehen das Jahr und die Namen, und dass alle Rechte vorbehalten seien, steht auch da. Das eine Wort steht nicht da. Damit war der Film in den Vereinigten Staaten vom ersten Tag an gemeinfrei.\n\nMan kann sich ausmalen, wer alles diesen Vorspann gesehen hat, bevor er in die Kinos kam. Cutter, Anwälte, Produzenten, Drucker. Alle haben gelesen, was sie erwartet haben.\n\n## Was daraus wurde\n\nWeil der Film niemandem gehörte, gehörte er jedem. Er lief in jedem Nachtprogramm, er lag in jeder Wühlkiste, oft in Kopien, denen man das Alter ansah. Cary Grant und Audrey Hepburn in Rosa mit Streifen, Paris in Braun. So haben ihn viele kennengelernt: schlecht, aber oft.\n\nHeute gibt es gute Fassungen, und man staunt, wie hell die Stadt ist. Die Seine, der Markt mit den Briefmarken, die Säulen des Palais Royal. Alles war immer da.\n\n## Eine Moral, wenn es sein muss\n\nDas Kostbarste steht manchmal auf einem Umschlag, den niemand ansieht. Und manchmal fehlt es dort. Lesen Sie den Vorspann.",
      en: "In Charade four men and a widow look for a quarter of a million dollars that lies in front of them all the time. If you do not know the film you will not learn here where. Only this much: one has to look closely at small things.\n\nSo should the distributor have done.\n\n## A missing word\n\nUnder American law as it was in 1963, whatever was published had to carry a notice: the word copyright, its abbreviation or the sign, with a year and a name. The titles of Charade have the year and the names, and that all rights are reserved is there as well. The one word is not there. And so the film was in the public domain in the United States from its first day.\n\nImagine who must have seen these titles before they reached the cinemas. Editors, lawyers, producers, printers. All of them read what they expected.\n\n## What became of it\n\nSince the film belonged to nobody, it belonged to everybody. It ran on every late-night channel, it lay in every bargain bin, often in prints that looked their age. Cary Grant and Audrey Hepburn in pink with stripes, Paris in brown. That is how many people came to know it: badly, but often.\n\nToday there are good versions, and one is astonished how bright the city is. The Seine, the market with the stamps, the columns of the Palais Royal. It was all there, always.\n\n## A moral, if there has to be one\n\nThe most precious thing is sometimes on an envelope that nobody looks at. And sometimes it is missing there. Read the titles.",
    },
  },
  {
    id: 12,
    slug: "wer-zuerst-klatscht",
    category: 2,
    author: "Ivo Prohaska",
    daysAgo: 13,
    tags: ["abspann", "haus"],
    films: [],
    series: [],
    title: {
      de: "Wer zuerst klatscht, hat den Abspann nicht gelesen",
      en: "Whoever Claps First Has Not Read the Credits",
    },
    preline: { de: "Essay", en: "Essay" },
    teaser: {
      de: "Kleine Verteidigung der letzten vier Minuten.",
      en: "A small defence of the last four minutes.",
    },
    text: {
      de: "Früher stand am Schluss ein Wort: Ende. Wer mitgemacht hatte, stand am Anfang, zehn Tafeln, fertig. Heute ist es umgekehrt, und aus zehn Tafeln sind zehn Spalten geworden.\n\nMan kann das für eine Pflicht halten, die man absitzt. Ich halte es für das einzige Stück des Abends, in dem der Film uns in Ruhe lässt. Niemand stirbt mehr, niemand heiratet. Es laufen Namen, und darunter ist ein Mensch, der nichts getan hat, als ein Pferd zu halten.\n\nBei uns bleibt das Licht aus, bis der letzte Name draußen ist. Sie dürfen natürlich gehen. Aber die Katze, um die Sie sich eine Stunde lang gesorgt haben, hat auch einen Namen, und er kommt ziemlich weit unten.",
      en: "There used to be one word at the close: The End. Whoever had taken part stood at the beginning, ten cards, done. Today it is the other way round, and ten cards have become ten columns.\n\nYou may take that for a duty to be sat out. I take it for the only part of the evening in which the film leaves us in peace. Nobody dies any more, nobody marries. Names go by, and among them is somebody who did nothing but hold a horse.\n\nHere the lights stay off until the last name has left the screen. You may go, of course. But the cat you worried about for an hour has a name as well, and it comes quite far down.",
    },
  },
  {
    id: 13,
    slug: "untertitel-stehen-unten",
    category: 3,
    author: "Helene Kübler",
    daysAgo: 43,
    tags: ["untertitel", "technik", "barrierefrei"],
    films: ["tokyo-monogatari"],
    series: ["kein-wort-deutsch"],
    title: {
      de: "Untertitel stehen unten, und das ist schon das Einfachste",
      en: "Subtitles Are at the Bottom, and That Is the Easy Part",
    },
    preline: { de: "Aus dem Vorführraum", en: "From the booth" },
    teaser: {
      de: "OmU, OmdU, OmeU: was die Kürzel heißen und warum zwei Zeilen genug sind.",
      en: "OmU, OmdU, OmeU: what the letters mean and why two lines are enough.",
    },
    text: {
      de: "An der Kassa fragt jeden Abend jemand, was OmeU heißt. Also:\n\n- OmU: Original mit Untertiteln, bei uns deutschen.\n- OmdU sagt das ausdrücklich: mit deutschen Untertiteln.\n- OmeU: mit englischen. Das hilft auch, wenn man kein Deutsch kann.\n- OV: nur Original.\n- DF: deutsche Fassung.\n\n## Zwei Zeilen\n\nMehr als zwei Zeilen liest niemand, ohne das Bild zu verlieren. Wer untertitelt, kürzt darum, und die gute Kürzung merkt man nicht. Bei Ozu ist das leicht und schwer zugleich: Es wird wenig gesagt, und jedes Wort ist eines zu viel, wenn es das falsche ist.\n\nSitzen Sie bei Untertiteln lieber eine Reihe weiter hinten. Dann lesen Sie mit dem Bild und nicht darunter.",
      en: "Every evening somebody at the box office asks what OmeU means. So:\n\n- OmU: original with subtitles, German ones in this house.\n- OmdU says so expressly: with German subtitles.\n- OmeU: with English ones. No German needed.\n- OV: the original, nothing else.\n- DF: the German version.\n\n## Two lines\n\nNobody reads more than two lines without losing the picture. Whoever writes subtitles therefore cuts, and a good cut goes unnoticed. With Ozu that is easy and hard at once: little is said, and every word is one too many if it is the wrong one.\n\nFor subtitles take a seat one row further back. Then you read with the picture and not below it.",
    },
  },
  {
    id: 14,
    slug: "kinder-sitzen-vorne",
    category: 3,
    author: "Selma Brandt",
    daysAgo: 52,
    tags: ["fuer-kinder", "haus"],
    films: ["the-kid", "safety-last"],
    series: [],
    title: { de: "Kinder sitzen vorne", en: "Children Sit at the Front" },
    preline: { de: "Stummfilm ab sechs", en: "Silent films from six" },
    teaser: {
      de: "Warum die besten Filme für Leseanfänger hundert Jahre alt sind.",
      en: "Why the best films for those who are learning to read are a hundred years old.",
    },
    text: {
      de: "Ein Mann hängt am Zeiger einer Uhr, tief unten fahren Autos. Niemand muss einem Kind erklären, was da los ist.\n\nStumme Filme sind für Kinder nicht alt. Sie sind nur deutlich. Die Zwischentitel lesen wir laut vor, das Klavier macht den Rest, und dazwischen darf man rufen. In der letzten Vorstellung von The Kid hat die erste Reihe den Polizisten gewarnt. Er hat nicht gehört.\n\n## Gut zu wissen\n\n- Vorne ist das Bild groß, hinten sind die Eltern.\n- Sitzerhöhungen liegen beim Eingang.\n- Wer Angst bekommt, geht ins Foyer und kommt wieder, sooft es sein muss.",
      en: "A man hangs from the hand of a clock, cars go by far below. Nobody has to explain to a child what is going on.\n\nFor children silent films are not old. They are merely clear. We read the titles aloud, the piano does the rest, and shouting is allowed. At our last screening of The Kid the front row warned the policeman. He did not listen.\n\n## Good to know\n\n- At the front the picture is big, at the back there are parents.\n- Booster seats are by the entrance.\n- Whoever gets frightened goes to the foyer and comes back, as often as need be.",
    },
  },
];
