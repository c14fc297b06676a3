import { frameByFrame } from "./articles/frame-by-frame";
import { fromTheHouse } from "./articles/from-the-house";
import type { Both } from "./types";

export interface DemoArticle {
  id: number;
  slug: string;
  title: Both;
  preline: Both;
  teaser: Both;
  text: Both;
  category: number;
  author: string;
  /** Days before the day of seeding. */
  daysAgo: number;
  tags: string[];
  films: string[];
  series: string[];
}

/** The magazine. One article exists in German only. */
export const articles: readonly DemoArticle[] = [
  {
    id: 1,
    slug: "was-ist-eine-kasch",
    category: 3,
    author: "Helene Kübler",
    daysAgo: 2,
    tags: ["technik", "haus", "normalformat"],
    films: ["sunrise", "m", "charade"],
    series: ["analog"],
    title: { de: "Was ist eine Kasch?", en: "What on Earth Is a Kasch?" },
    preline: { de: "Aus dem Vorführraum", en: "From the booth" },
    teaser: {
      de: "Über zwei schwarze Vorhänge, die kaum jemand bemerkt, und warum ein Bild einen Rand braucht.",
      en: "On two black curtains hardly anyone notices, and why a picture needs an edge.",
    },
    text: {
      de: "Links und rechts der Leinwand hängt bei uns schwarzer Molton. Er lässt sich verschieben, auf einen Zentimeter genau, und er hat einen Namen, den man außerhalb der Vorführräume nicht kennt: Kasch. Das Wort kommt vom französischen cache, der Abdeckung; in Wien schreibt man es mit [sch|Auf den Plänen des Architekten von 1957 steht noch Cache. Die Vorführer haben es ausgebessert, mit Bleistift und jedes Jahr wieder.], wie so vieles.\n\n## Jeder Film hat seine Form\n\nEin früher Tonfilm ist beinahe quadratisch, weil am Rand Platz für die Tonspur gebraucht wurde. Ein französischer Film der Sechziger ist etwas breiter, ein amerikanischer noch ein wenig mehr. Ohne Kasch stünde jedes dieser Bilder in einer grauen Fläche, als hätte es sich verirrt.\n\nUnser Haus kennt sechs Stellungen. Bei M fahren die Vorhänge am weitesten zu, bei Filmen in Scope ganz auf, und dazwischen liegen zwei Handbreit, um die ich mich seit Jahren mit dem Kollegen vom Samstag streite. Er meint, [1,66 zu 1|Breite durch Höhe. Ein Bild von drei Metern Höhe wird damit 4,98 Meter breit; gerundet wären es fünf.] dürfe man runden. Ich meine, dass jemand auf der anderen Seite der Kamera dieses Bild so gewollt hat, mit genau dieser Lampe am Rand, und dass es uns nicht zusteht, die Lampe abzuschneiden.\n\n## Warum ein Bild einen Rand braucht\n\nMan könnte das Schwarz weglassen. Der Film liefe trotzdem. Aber das Auge sucht immer die hellste Grenze, und wenn neben dem Bild ein Streifen Leinwand mitleuchtet, schwach und grau vom Streulicht, dann schaut es dorthin, hundertfünfzig Mal in der Stunde, ohne dass wir es merken. Molton schluckt dieses Licht. Das Bild hört auf, wo es aufhört, und daneben ist nichts. Erst dadurch sieht es aus, als ginge es weiter.\n\nWer wissen will, ob ein Kino sein Handwerk mag, soll nicht auf die Sessel schauen und nicht auf das Buffet. Er soll bei einem alten Film auf die Ränder schauen.\n\n## Fünf Sekunden\n\nWenn das Licht ausgeht, fahren die beiden Vorhänge aufeinander zu oder voneinander weg. Das dauert fünf Sekunden. Manche sagen, das sei der schönste Augenblick des Abends. Ich sage: Es ist der einzige, in dem alle im Saal dasselbe sehen, nämlich noch nichts.",
      en: "To the left and right of our screen hangs black molleton. It can be moved, to the centimetre, and it has a name nobody outside projection booths knows: Kasch, the masking. The word comes from the French cache, a cover; in Vienna it is spelled with [sch|The architect's plans of 1957 still say Cache. The projectionists corrected it, in pencil and again every year.], like so much else.\n\n## Every film has its shape\n\nAn early sound film is almost square, because the edge was needed for the soundtrack. A French film of the sixties is a little wider, an American one wider still. Without masking each of these pictures would stand in a field of grey as if it had lost its way.\n\nOur house knows six positions. For M the curtains close furthest, for films in Scope they open all the way, and in between lie two hand's breadths over which I have been arguing for years with my colleague on Saturdays. He thinks that [1.66 to 1|Width by height. A picture three metres high is 4.98 metres wide; rounded it would be five.] may be rounded. I think that somebody on the other side of the camera wanted this picture just so, with exactly that lamp at the edge, and that it is not for us to cut off the lamp.\n\n## Why a picture needs an edge\n\nOne could leave the black away. The film would run all the same. But the eye always looks for the brightest border, and if a strip of screen glows beside the picture, faint and grey with stray light, it will look there, a hundred and fifty times an hour, without our noticing. Molleton swallows that light. The picture ends where it ends, and beside it there is nothing. Only then does it look as though it went on.\n\nIf you want to know whether a cinema likes its craft, do not look at the seats or the bar. Look at the edges, at an old film.\n\n## Five seconds\n\nWhen the lights go down the two curtains travel towards each other, or apart. It takes five seconds. Some say it is the loveliest moment of the evening. I say it is the only one in which everybody in the hall sees the same thing: nothing, yet.",
    },
  },
  {
    id: 2,
    slug: "zwei-oktaven-fehlen",
    category: 1,
    author: "Jakob Lindner",
    daysAgo: 5,
    tags: ["stummfilm", "gespraech", "begleitmusik"],
    films: ["nosferatu", "metropolis"],
    series: ["stumm-und-laut"],
    title: { de: "Zwei Oktaven fehlen", en: "Two Octaves Missing" },
    preline: { de: "Gespräch mit Antonia Rehm", en: "A conversation with Antonia Rehm" },
    teaser: {
      de: "Die Pianistin über das Begleiten von Vampiren, kalte Finger und den Mut zur Pause.",
      en: "The pianist on accompanying vampires, cold fingers and the courage to rest.",
    },
    text: {
      de: "Frau Rehm, wie übt man für einen Film ohne Ton? – Ich schaue ihn dreimal ohne Klavier. Beim ersten Mal warte ich auf die Geschichte, beim zweiten auf die Gesichter, beim dritten auf das Wetter. Erst dann setze ich mich hin.\n\nBei Nosferatu lassen Sie die beiden tiefsten Oktaven lange weg. – Bis das Schiff anlegt. Das Publikum weiß nicht, was fehlt, aber es fehlt ihm etwas. Wenn die Bässe dann kommen, ist er da.\n\n## Pausen\n\nUnd wenn Ihnen nichts einfällt? – Dann höre ich auf. Der Projektor surrt, jemand hustet, der Graf steht im Türrahmen. Besser wird es nicht.",
      en: "Ms Rehm, how do you practise for a film without sound? – I watch it three times without a piano. The first time I wait for the story, the second for the faces, the third for the weather. Only then do I sit down.\n\nIn Nosferatu you leave out the two lowest octaves for a long while. – Until the ship comes in. The audience cannot say what is missing, but something is. When the basses arrive, so has he.\n\n## Rests\n\nAnd when nothing comes to mind? – Then I stop. The projector whirrs, somebody coughs, the Count stands in the doorway. It does not get better than that.",
    },
  },
  {
    id: 3,
    slug: "fuenf-stunden-im-gras",
    category: 2,
    author: "Selma Brandt",
    daysAgo: 16,
    tags: ["zuege", "zeit"],
    films: ["pather-panchali", "perfect-days"],
    series: ["kein-wort-deutsch"],
    title: { de: "Lob des langsamen Zugs", en: "In Praise of the Slow Train" },
    preline: { de: "Essay", en: "Essay" },
    teaser: {
      de: "Warum in so vielen guten Filmen jemand steht und wartet, bis etwas vorbeifährt.",
      en: "Why in so many good films somebody stands and waits for something to pass.",
    },
    text: {
      de: "Der erste Film, den viele kennen, zeigt einen Zug. Seither fahren Züge durch das Kino, und die besten fahren vorbei. In Pather Panchali laufen zwei Kinder durch Gras, das höher ist als sie. Der Zug ist schwarz, er braucht vielleicht zwölf Sekunden, dann ist wieder Wind.\n\nMan könnte sagen: Es passiert nichts. Man könnte auch sagen: Ein Kind hat gesehen, dass es ein Anderswo gibt.\n\nDas Kino ist ein Ort, an dem man zwölf Sekunden so lange anschauen kann, wie sie dauern. Viele solche Orte gibt es nicht mehr. Darum heizen wir ihn.",
      en: "The first film many people can name shows a train. Trains have run through cinema ever since, and the best of them run past. In Pather Panchali two children make their way through grass taller than themselves. The train is black, it takes perhaps twelve seconds, then there is wind again.\n\nOne might say that nothing happens. One might also say that a child has seen there is an elsewhere.\n\nThe cinema is a place where you can look at twelve seconds for exactly as long as they last. There are not many such places left. That is why we heat it.",
    },
  },
  {
    id: 4,
    slug: "licht-an-eine-gebrauchsanweisung",
    category: 3,
    author: "Selma Brandt",
    daysAgo: 11,
    tags: ["haus", "barrierefrei"],
    films: ["toni-erdmann", "portraet-einer-jungen-frau-in-flammen"],
    series: ["licht-an"],
    title: { de: "Licht an: eine Gebrauchsanweisung", en: "Lights On: Instructions for Use" },
    preline: { de: "Entspannte Vorstellungen", en: "Relaxed screenings" },
    teaser: {
      de: "Was anders ist, was erlaubt ist und warum wir damit angefangen haben.",
      en: "What is different, what is allowed, and why we started.",
    },
    text: {
      de: "Für manche Menschen ist Kino zu dunkel, zu laut oder zu lang still. Für sie, und für alle anderen, gibt es Licht an.\n\n- Das Saallicht bleibt auf einem Viertel.\n- Der Ton ist sechs Dezibel leiser.\n- Es gibt keine Werbung und keine Vorschauen.\n- Man darf aufstehen, reden, hinausgehen und wiederkommen.\n\nAngefangen hat es mit einem Anruf: Eine Mutter fragte, ob ihr Sohn im Gang auf und ab gehen dürfe. Er durfte. In der Woche darauf gingen vier.",
      en: "For some people cinema is too dark, too loud, or asks for silence too long. For them, and for everybody else, there is Licht an.\n\n- The house lights stay at a quarter.\n- The sound is six decibels lower.\n- There are no advertisements and no trailers.\n- You may get up, talk, leave and come back.\n\nIt began with a phone call: a mother asked whether her son might walk up and down the aisle. He might. The week after, four of them did.",
    },
  },
  {
    id: 5,
    slug: "ein-flohmarkt-in-paris",
    category: 2,
    author: "Ruth Amsler",
    daysAgo: 24,
    tags: ["stummfilm", "wien-im-film", "verlorene-filme"],
    films: ["die-stadt-ohne-juden"],
    series: ["erste-rolle"],
    title: { de: "Was der Film nicht sehen konnte" },
    preline: { de: "Essay" },
    teaser: { de: "Über eine Satire von 1924, ihr verlorenes Ende und das Lachen, das uns heute nicht mehr gehört." },
    text: {
      de: "Wer heute Die Stadt ohne Juden sieht, sieht zwei Filme. Der eine wurde 1924 in Wien gedreht und hielt das Unmögliche für einen Witz. Der andere entsteht im Kopf und weiß, was danach kam.\n\nWir zeigen den Film mit einer Einführung, nicht um ihn zu erklären, sondern um vor ihm zu stehen wie vor einem Haus, in dem einmal jemand gewohnt hat.",
    },
  },
  ...frameByFrame,
  ...fromTheHouse,
];
