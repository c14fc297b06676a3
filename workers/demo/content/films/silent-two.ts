import type { DemoFilm } from "../types";

/** Silent films from 1925 on. */
export const silentTwo: DemoFilm[] = [
  {
    id: 12, slug: "die-freudlose-gasse", title: { de: "Die freudlose Gasse", en: "Joyless Street" }, original: "Die freudlose Gasse", originalLang: "de",
    year: 1925, directors: ["G. W. Pabst"], cast: ["Asta Nielsen", "Greta Garbo", "Werner Krauß"], countries: ["DE"], runtime: 151, ratio: 1.33, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "analog", format: "35 mm", tags: ["wien"],
    teaser: { de: "Wien, eine Schlange vor der Fleischhauerei, und was sie kostet." },
    text: { de: "Pabst baut die Melchiorgasse in Berlin und trifft Wien im Inflationsjahr genauer, als es den Wienern lieb war. Oben tanzt man im Merkl, unten wartet man die Nacht durch auf ein Stück Gefrierfleisch. Nielsen und Garbo teilen sich den Film wie zwei Stockwerke desselben Hauses. Wir zeigen die lange rekonstruierte Fassung mit einer Pause, in der es Suppe gibt." },
    signed: "Marta Weiss",
  },
  {
    id: 13, slug: "panzerkreuzer-potemkin", title: { de: "Panzerkreuzer Potemkin", en: "Battleship Potemkin" }, original: "Bronenossez Potjomkin", originalLang: "ru",
    year: 1925, directors: ["Sergei Eisenstein"], countries: ["SU"], runtime: 75, ratio: 1.33, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "stumm-und-laut",
    teaser: { de: "Madenfleisch, Meuterei, eine Treppe.", en: "Maggots, mutiny, a flight of steps." },
    text: {
      de: "Man kennt die Treppe, bevor man den Film kennt. Umso überraschender, wie lang es davor still ist: Nebel im Hafen, ein Toter in einem Zelt, eine Kerze, Menschen, die stehen bleiben. Eisenstein baut Wut aus Geduld. Wer genau hinsieht, merkt, dass die Zeit auf der Treppe gar nicht vergeht, sie wird gefaltet. Das Ensemble Nordlicht spielt dazu eine neue Musik für Schlagwerk.",
      en: "You know the steps before you know the film. All the more surprising how long it is quiet before them: fog in the harbour, a dead man in a tent, a candle, people who stop. Eisenstein builds anger out of patience. Look closely and you find that time on the steps does not pass, it is folded. Ensemble Nordlicht play a new score for percussion.",
    },
    signed: "Ivo Prohaska",
  },
  {
    id: 14, slug: "die-abenteuer-des-prinzen-achmed", title: { de: "Die Abenteuer des Prinzen Achmed", en: "The Adventures of Prince Achmed" }, original: "Die Abenteuer des Prinzen Achmed", originalLang: "de",
    year: 1926, directors: ["Lotte Reiniger"], countries: ["DE"], runtime: 65, ratio: 1.33, genres: ["animation", "fantastik"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "lichtblicke", tags: ["familie"],
    teaser: { de: "Drei Jahre, eine Schere, kein Strich zu viel.", en: "Three years, one pair of scissors, not a snip too many." },
    text: {
      de: "Aus schwarzem Karton schneidet Reiniger ein fliegendes Pferd, ein Feenbad und eine Schlacht der Zauberer, und jedes Blatt an jedem Baum bewegt sich, weil eine Hand es bewegt hat. Der älteste erhaltene abendfüllende Trickfilm ist zugleich der leichteste. Vorher basteln wir im Foyer Schattenfiguren; die Scheren sind stumpf, die Ergebnisse nicht.",
      en: "From black card Reiniger cuts a flying horse, a bath of fairies and a battle of wizards, and every leaf on every tree moves because a hand has moved it. The oldest animated feature still in existence is also the lightest. Beforehand we make shadow puppets in the foyer; the scissors are blunt, the results are not.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 15, slug: "der-general", title: { de: "Der General", en: "The General" }, original: "The General", originalLang: "en",
    year: 1926, directors: ["Clyde Bruckman", "Buster Keaton"], cast: ["Buster Keaton", "Marion Mack"], countries: ["US"], runtime: 78, ratio: 1.33, genres: ["komoedie"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "analog", format: "16 mm",
    teaser: { de: "Ein Mann, zwei Lieben; eine davon fährt auf Schienen.", en: "One man, two loves; one of them runs on rails." },
    text: {
      de: "Eine Verfolgungsjagd hin, eine Verfolgungsjagd zurück, dieselbe Strecke, und jeder Witz der Hinfahrt kommt auf der Rückfahrt mit Zinsen wieder. So streng gebaut ist sonst nur Kammermusik. Keaton sitzt auf der Kuppelstange, die Lok fährt an, er merkt es nicht: mehr braucht es nicht für eines der traurigsten und komischsten Bilder der Filmgeschichte.",
      en: "A chase out, a chase back, the same line, and every gag of the way out returns with interest on the way home. Only chamber music is built so strictly. Keaton sits on the coupling rod, the engine moves off, he does not notice: nothing more is needed for one of the saddest and funniest pictures in film history.",
    },
    signed: "Jakob Lindner",
  },
  {
    id: 16, slug: "metropolis", title: { de: "Metropolis", en: "Metropolis" },
    year: 1927, directors: ["Fritz Lang"], cast: ["Brigitte Helm", "Alfred Abel", "Gustav Fröhlich"], countries: ["DE"], runtime: 149, ratio: 1.33, genres: ["science-fiction"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "stumm-und-laut", tags: ["live-musik"],
    teaser: { de: "Die Stadt von morgen, gebaut von gestern, gespielt heute Abend.", en: "Tomorrow's city, built by yesterday, played tonight." },
    text: {
      de: "Alle kennen die Türme, die Schicht, die Maschine mit dem Gesicht. Weniger bekannt ist, wie komisch der Film sein kann und wie genau er Müdigkeit filmt: Lang lässt die Arbeiter im halben Tempo gehen, und man spürt es in den Schultern. Am Ende sollen Hirn und Hand sich einigen, was schon damals kaum jemand glaubte. Die Bilder haben recht, auch wo der Film irrt.",
      en: "Everybody knows the towers, the shift, the machine with a face. Less known is how funny the film can be, and how exactly it shows fatigue: Lang has the workers walk at half speed and you feel it in your shoulders. In the end brain and hand are supposed to come to terms, which hardly anyone believed even then. The images are right even where the film is wrong.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 17, slug: "berlin-die-sinfonie-der-grossstadt", title: { de: "Berlin – Die Sinfonie der Großstadt", en: "Berlin: Symphony of a Great City" }, original: "Berlin – Die Sinfonie der Großstadt", originalLang: "de",
    year: 1927, directors: ["Walther Ruttmann"], countries: ["DE"], runtime: 65, ratio: 1.33, genres: ["dokument"], spoken: [], version: { code: "no-dialogue" }, series: "dokumente",
    teaser: { de: "Ein Tag, fünf Akte, viereinhalb Millionen Statisten.", en: "One day, five acts, four and a half million extras." },
    text: {
      de: "Der Zug kommt, die Stadt schläft noch, dann gehen die Rollläden hoch und hören nicht mehr auf. Ruttmann kam von der abstrakten Malerei und schneidet Beine, Räder und Schreibmaschinen wie Farben. Dass ihn die Menschen weniger interessieren als ihr Takt, hat man ihm schon damals vorgeworfen; heute sieht man gerade darin die Großstadt.",
      en: "The train arrives, the city is asleep, then the shutters go up and never stop. Ruttmann came from abstract painting and edits legs, wheels and typewriters as if they were colours. That he cared less for people than for their rhythm was held against him at the time; today that is exactly where one sees the city.",
    },
    signed: "Ruth Amsler",
  },
  {
    id: 18, slug: "sunrise", title: { de: "Sonnenaufgang – Lied von zwei Menschen", en: "Sunrise: A Song of Two Humans" }, original: "Sunrise", originalLang: "en",
    year: 1927, directors: ["F. W. Murnau"], cast: ["Janet Gaynor", "George O'Brien"], countries: ["US"], runtime: 94, ratio: 1.2, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "analog", format: "35 mm",
    teaser: { de: "Ein Mann will seine Frau ertränken und führt sie stattdessen aus.", en: "A man means to drown his wife and takes her out instead." },
    text: {
      de: "Die Straßenbahn fährt aus dem Wald direkt in die Stadt, und in dieser einen Fahrt liegt das ganze Jahrhundert. Danach verlieben sich zwei Menschen, die längst verheiratet sind, beim Friseur, auf dem Rummel, mitten im Verkehr. Murnaus Kamera gleitet, als hätte sie kein Gewicht. Gezeigt in seinem beinahe quadratischen Bild, für das unsere Kasch eigens zugeht.",
      en: "The tram runs out of the forest straight into the city, and that one ride holds the whole century. Then two people who have long been married fall in love: at the barber's, at the fair, in the middle of traffic. Murnau's camera glides as if it weighed nothing. Shown in its nearly square frame, for which our masking closes in specially.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 19, slug: "la-passion-de-jeanne-d-arc", title: { de: "Die Passion der Jungfrau von Orléans", en: "The Passion of Joan of Arc" }, original: "La passion de Jeanne d'Arc", originalLang: "fr",
    year: 1928, directors: ["Carl Th. Dreyer"], cast: ["Renée Falconetti", "Antonin Artaud"], countries: ["FR"], runtime: 82, ratio: 1.33, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "fr" }, series: "stumm-und-laut", tags: ["live-musik"],
    teaser: { de: "Ein Gesicht gegen ein Gericht.", en: "One face against a court." },
    text: {
      de: "Dreyer hatte eine ganze Burg bauen lassen und zeigt dann fast nur Gesichter: Richter mit Poren und Zähnen, eine junge Frau ohne Schminke, die Fliegen. Falconetti spielte danach kaum noch einmal im Film; man versteht es. Es gibt keine Totale, in die man sich retten könnte. Mit französischen Zwischentiteln, die wir deutsch einsprechen, und einem Vokalquartett im Seitengang.",
      en: "Dreyer had a whole castle built and then shows hardly anything but faces: judges with pores and teeth, a young woman without make-up, the flies. Falconetti hardly ever acted in a film again; one understands. There is no long shot to take refuge in. With French intertitles, spoken in German at our screenings, and a vocal quartet in the side aisle.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 20, slug: "der-mann-mit-der-kamera", title: { de: "Der Mann mit der Kamera", en: "Man with a Movie Camera" }, original: "Tschelowek s kinoapparatom", originalLang: "ru",
    year: 1929, directors: ["Dsiga Wertow"], countries: ["SU"], runtime: 68, ratio: 1.33, genres: ["dokument"], spoken: [], version: { code: "no-dialogue" }, series: "dokumente",
    teaser: { de: "Ohne Zwischentitel, ohne Drehbuch, ohne Schauspieler, ohne Ruhe.", en: "No titles, no script, no actors, no rest." },
    text: {
      de: "Ein Kino füllt sich, die Sitze klappen von selbst herunter, der Dirigent hebt den Stab: Dann rast eine Stadt los, die in Wahrheit drei Städte ist. Wertow zeigt, was die Kamera kann, und gleich darauf, wie sie es macht. Seine Cutterin Jelisaweta Swilowa hält mitten im Film das Bild an und sortiert es ins Regal. Danach schaut man jeden anderen Film anders an.",
      en: "A cinema fills, the seats fold down by themselves, the conductor raises his baton: then a city takes off that is in truth three cities. Vertov shows what the camera can do and right after that how it does it. In mid-film his editor Yelizaveta Svilova stops the image and files it on a shelf. You will watch every other film differently.",
    },
    signed: "Ruth Amsler",
  },
  {
    id: 21, slug: "menschen-am-sonntag", title: { de: "Menschen am Sonntag", en: "People on Sunday" }, original: "Menschen am Sonntag", originalLang: "de",
    year: 1930, directors: ["Robert Siodmak", "Edgar G. Ulmer"], countries: ["DE"], runtime: 73, ratio: 1.33, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "zweites-fruehstueck", tags: ["hof"],
    teaser: { de: "Fünf junge Leute, ein See, ein Grammophon, am Montag wieder Arbeit." },
    text: { de: "Ein Taxifahrer, eine Verkäuferin, ein Weinvertreter: Sie spielen, was sie von Montag bis Samstag wirklich sind, und am Sonntag fahren sie hinaus an den Wannsee. Es passiert fast nichts, eine Schallplatte geht zu Bruch, jemand küsst die Falsche. Hinter der Kamera standen lauter junge Männer, die wenige Jahre später in Hollywood arbeiteten, weil sie mussten. Das Licht weiß es noch nicht." },
    signed: "Jakob Lindner",
  },
];
