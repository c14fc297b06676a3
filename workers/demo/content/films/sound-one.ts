import type { DemoFilm } from "../types";

/** Sound films up to 1962. */
export const soundOne: DemoFilm[] = [
  {
    id: 22, slug: "m", title: { de: "M – Eine Stadt sucht einen Mörder", en: "M" }, original: "M", originalLang: "de",
    year: 1931, directors: ["Fritz Lang"], cast: ["Peter Lorre", "Ellen Widmann", "Gustaf Gründgens"], countries: ["DE"], runtime: 111, ratio: 1.19, genres: ["krimi"], spoken: ["de"], version: { code: "OmeU", subtitles: "en" }, series: "kein-wort-deutsch",
    teaser: { de: "Ein Luftballon in der Telegrafenleitung, und niemand pfeift mehr.", en: "A balloon caught in telegraph wires, and nobody whistles any more." },
    text: {
      de: "Langs erster Tonfilm weiß, dass Stille das lauteste Geräusch ist: ein leerer Teller, ein Ruf im Stiegenhaus, dann nichts. Polizei und Unterwelt suchen denselben Mann und merken nicht, wie ähnlich ihre Sitzungen verlaufen. Lorres Rede am Schluss lässt bis heute keine bequeme Haltung übrig. Im seltenen, fast quadratischen Format des frühen Lichttons.",
      en: "Lang's first sound film knows that silence is the loudest noise: an empty plate, a call in the stairwell, then nothing. Police and underworld hunt the same man and fail to notice how alike their meetings are. Lorre's speech at the end still leaves no comfortable position to take. In the rare, nearly square frame of early optical sound.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 23, slug: "vampyr", title: { de: "Vampyr – Der Traum des Allan Gray", en: "Vampyr" }, original: "Vampyr", originalLang: "de",
    year: 1932, directors: ["Carl Th. Dreyer"], cast: ["Julian West", "Sybille Schmitz"], countries: ["DE", "FR"], runtime: 73, ratio: 1.19, genres: ["horror"], spoken: ["de"], version: { code: "OmeU", subtitles: "en" }, series: "nachtvorstellung",
    teaser: { de: "Man sieht sich selbst im Sarg und durch das Fenster den Himmel.", en: "You see yourself in the coffin, and the sky through its window." },
    text: {
      de: "Ein junger Mann steigt in einem Gasthaus am Fluss ab, und ab da gilt nichts mehr: Schatten gehen ohne Körper zur Arbeit, eine Sense läutet die Fähre. Dreyer ließ Gaze vor das Objektiv spannen, so dass der ganze Film aussieht wie am frühen Morgen erinnert. Es wird wenig gesprochen. Wer um Viertel nach zwölf kommt, träumt die zweite Hälfte womöglich selbst.",
      en: "A young man puts up at an inn by the river and from then on nothing holds: shadows go to work without bodies, a man with a scythe rings for the ferry. Dreyer stretched gauze before the lens, so that the whole film looks remembered at dawn. Little is said. Come at a quarter past midnight and you may dream the second half yourself.",
    },
    signed: "Ivo Prohaska",
  },
  {
    id: 24, slug: "l-atalante", title: { de: "Atalante", en: "L'Atalante" }, original: "L'Atalante", originalLang: "fr",
    year: 1934, directors: ["Jean Vigo"], cast: ["Michel Simon", "Dita Parlo", "Jean Dasté"], countries: ["FR"], runtime: 89, ratio: 1.33, genres: ["drama"], spoken: ["fr"], version: { code: "OmdU", subtitles: "de" }, series: "analog", format: "35 mm",
    teaser: { de: "Hochzeit am Vormittag, am Nachmittag legt das Boot ab.", en: "Married in the morning; in the afternoon the barge casts off." },
    text: {
      de: "Juliette heiratet einen Schiffer und zieht auf einen Lastkahn mit zu vielen Katzen und einem Maat, der sein Leben auf die Haut tätowiert hat. Vigo war neunundzwanzig und krank, als er das drehte; man merkt nur das Neunundzwanzig. Kein Film weiß besser, dass Liebe etwas Praktisches ist und dass man unter Wasser die Augen offen halten muss.",
      en: "Juliette marries a bargeman and moves onto a boat with too many cats and a mate who has had his life tattooed on his skin. Vigo was twenty-nine and ill when he shot it; only the twenty-nine shows. No film knows better that love is a practical matter, and that under water you have to keep your eyes open.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 25, slug: "his-girl-friday", title: { de: "Sein Mädchen für besondere Fälle", en: "His Girl Friday" }, original: "His Girl Friday", originalLang: "en",
    year: 1940, directors: ["Howard Hawks"], cast: ["Rosalind Russell", "Cary Grant", "Ralph Bellamy"], countries: ["US"], runtime: 92, ratio: 1.37, genres: ["komoedie"], spoken: ["en"], version: { code: "OV" }, series: "kein-wort-deutsch",
    teaser: { de: "Zweihundertvierzig Wörter in der Minute, kein Gramm Fett.", en: "Two hundred and forty words a minute, not an ounce of fat." },
    text: {
      de: "Hildy Johnson will nur kurz in die Redaktion, um ihrem Chef und Exmann zu sagen, dass sie morgen heiratet. Zehn Minuten später hat sie einen Hut auf, ein Telefon am Ohr und eine Exklusivgeschichte. Alle reden gleichzeitig, und doch versteht man jedes Wort, denn Hawks schreibt den Lärm in Partitur. Russells gestreiftes Kostüm ist die eleganteste Arbeitskleidung des Kinos.",
      en: "Hildy Johnson only means to look in at the newsroom to tell her boss and ex-husband that she is getting married tomorrow. Ten minutes later she has her hat on, a telephone at her ear and an exclusive. Everybody talks at once and you catch every word, for Hawks writes noise as a score. Russell's striped suit is the most elegant working dress in cinema.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 26, slug: "ladri-di-biciclette", title: { de: "Fahrraddiebe", en: "Bicycle Thieves" }, original: "Ladri di biciclette", originalLang: "it",
    year: 1948, directors: ["Vittorio De Sica"], cast: ["Lamberto Maggiorani", "Enzo Staiola"], countries: ["IT"], runtime: 89, ratio: 1.37, genres: ["drama"], spoken: ["it"], version: { code: "OmdU", subtitles: "de" }, series: "zweites-fruehstueck",
    teaser: { de: "Ein Rad, ein Vater, ein Sohn, ein Sonntag.", en: "A bicycle, a father, a son, a Sunday." },
    text: {
      de: "Ohne Fahrrad keine Arbeit, ohne Arbeit kein Fahrrad. Aus diesem einfachen Satz wird ein Gang durch ganz Rom: Pfandhaus, Markt, Messe, Wahrsagerin, ein Teller Mozzarella, den man sich eigentlich nicht leisten kann. De Sica besetzte einen Dreher und einen Buben von der Straße. Am Ende nimmt einer die Hand des anderen, und es ist kein Trost, nur das Nächste, was zu tun ist.",
      en: "No bicycle, no work; no work, no bicycle. Out of this simple sentence grows a walk across the whole of Rome: pawnshop, market, mass, fortune teller, a plate of mozzarella one cannot really afford. De Sica cast a lathe operator and a boy off the street. In the end one takes the other's hand, and it is no comfort, only the next thing to be done.",
    },
    signed: "Jakob Lindner",
  },
  {
    id: 27, slug: "der-dritte-mann", title: { de: "Der dritte Mann", en: "The Third Man" }, original: "The Third Man", originalLang: "en",
    year: 1949, directors: ["Carol Reed"], cast: ["Joseph Cotten", "Alida Valli", "Orson Welles"], countries: ["GB"], runtime: 104, ratio: 1.37, genres: ["thriller"], spoken: ["en", "de"], version: { code: "OV" }, series: "kein-wort-deutsch", tags: ["wien"],
    teaser: { de: "Wir wissen: jeden Samstag anderswo. Bei uns am Freitag, und schärfer.", en: "Yes, it plays every week elsewhere. With us on Fridays, and sharper." },
    text: {
      de: "Wien in vier Zonen, die Häuser ohne Rückseite, der Horizont nie gerade: Ein Schreiber von Groschenromanen sucht einen Freund, der sehr gut tot sein kann. Die Zither kennt man zu gut; man muss darunter hören, wie leer die Straßen hallen. Unten im Kanal ist die Stadt dann endlich einmal ungeteilt. Gezeigt von einer neuen Abtastung, auf der man die nassen Pflastersteine zählen kann.",
      en: "Vienna in four zones, houses without backs, the horizon never level: a writer of cheap novels looks for a friend who is very good at being dead. We know the zither too well; listen beneath it for how hollow the streets ring. Down in the sewers the city is at last undivided. From a new scan on which you can count the wet cobblestones.",
    },
    signed: "Ruth Amsler",
  },
  {
    id: 28, slug: "rashomon", title: { de: "Rashōmon – Das Lustwäldchen", en: "Rashōmon" }, original: "Rashōmon", originalLang: "ja",
    year: 1950, directors: ["Akira Kurosawa"], cast: ["Toshirō Mifune", "Machiko Kyō", "Masayuki Mori"], countries: ["JP"], runtime: 88, ratio: 1.37, genres: ["drama"], spoken: ["ja"], version: { code: "OmeU", subtitles: "en" }, series: "analog", format: "35 mm",
    teaser: { de: "Vier Aussagen, ein Wald, kein Beweis.", en: "Four testimonies, one forest, no proof." },
    text: {
      de: "Unter einem zerfallenen Tor warten drei Männer den Regen ab und erzählen, was im Wald geschah. Jede Fassung ist ehrlich, jede schmeichelt dem, der spricht, sogar die des Toten. Die Kamera schaut zum ersten Mal direkt in die Sonne; Blätterschatten fallen auf die Gesichter wie Zweifel. Unsere 35-mm-Kopie hat englische Untertitel und zwei sehr schöne Klebestellen.",
      en: "Under a crumbling gate three men wait for the rain to end and tell what happened in the forest. Every version is honest, each flatters its teller, even the dead man's. For the first time a camera looks straight into the sun; shadows of leaves fall on faces like doubt. Our 35 mm print has English subtitles and two very handsome splices.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 29, slug: "tokyo-monogatari", title: { de: "Die Reise nach Tokio", en: "Tokyo Story" }, original: "Tōkyō monogatari", originalLang: "ja",
    year: 1953, directors: ["Yasujirō Ozu"], cast: ["Chishū Ryū", "Chieko Higashiyama", "Setsuko Hara"], countries: ["JP"], runtime: 137, ratio: 1.37, genres: ["drama"], spoken: ["ja"], version: { code: "OmdU", subtitles: "de" }, series: "analog", format: "35 mm",
    teaser: { de: "Die Kinder haben zu tun. Nur die Schwiegertochter nimmt sich frei.", en: "The children are busy. Only the daughter-in-law takes the day off." },
    text: {
      de: "Ein altes Ehepaar besucht die erwachsenen Kinder in der Hauptstadt und stört, freundlich und gründlich. Ozu stellt die Kamera dorthin, wo man kniet, und wartet. Wäsche, Schornsteine, eine Vase: Zwischen den Sätzen ist so viel Platz, dass der eigene Anruf zu Hause hineinpasst, den man seit Wochen aufschiebt. Am Schluss sagt eine, das Leben sei enttäuschend, und lächelt.",
      en: "An elderly couple visit their grown children in the capital and are in the way, kindly and thoroughly. Ozu puts the camera where one kneels, and waits. Washing, chimneys, a vase: between the sentences there is room enough for the call home you have been putting off for weeks. At the end someone says that life is disappointing, and smiles.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 30, slug: "pather-panchali", title: { de: "Apus Weg ins Leben: Auf der Straße", en: "Pather Panchali" }, original: "Pather Panchali", originalLang: "bn",
    year: 1955, directors: ["Satyajit Ray"], cast: ["Kanu Bannerjee", "Karuna Bannerjee", "Chunibala Devi"], countries: ["IN"], runtime: 125, ratio: 1.37, genres: ["drama"], spoken: ["bn"], version: { code: "OmeU", subtitles: "en" }, series: "kein-wort-deutsch",
    teaser: { de: "Zwei Kinder laufen durch hohes Gras, um einen Zug zu sehen.", en: "Two children run through tall grass to see a train." },
    text: {
      de: "Rays Debüt entstand an Sonntagen, mit verpfändeten Schallplatten und einem Kameramann, der noch nie gefilmt hatte. Ein Dorf in Bengalen, eine Familie mit zu wenig Reis, eine Tante, die Früchte stiehlt, der erste Monsun. Nichts wird erklärt, alles wird angeschaut. Und irgendwann steht man selbst im Schilf, hört das Summen der Drähte und weiß: Gleich kommt er.",
      en: "Ray's debut was made on Sundays, with pawned records and a cameraman who had never shot a film. A village in Bengal, a family with too little rice, an aunt who steals fruit, the first monsoon. Nothing is explained, everything is looked at. And at some point you yourself stand among the reeds, hear the wires humming, and know: any moment now.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 31, slug: "carnival-of-souls", title: { de: "Tanz der toten Seelen", en: "Carnival of Souls" }, original: "Carnival of Souls", originalLang: "en",
    year: 1962, directors: ["Herk Harvey"], cast: ["Candace Hilligoss"], countries: ["US"], runtime: 78, ratio: 1.37, genres: ["horror"], spoken: ["en"], version: { code: "OV" }, series: "nachtvorstellung",
    teaser: { de: "Eine Organistin überlebt einen Unfall. Vermutlich.", en: "An organist survives an accident. Presumably." },
    text: {
      de: "Herk Harvey drehte Lehrfilme für Betriebe, sah vom Auto aus einen verlassenen Vergnügungspavillon am Salzsee und nahm sich drei Wochen Urlaub. Herausgekommen ist ein Gespensterfilm wie aus Versehen: leere Kaufhäuser, verstummende Straßen, immer wieder Orgel. Mary Henry ist vor allem eine Frau, die von allen in Ruhe gelassen werden will. Auch das hat man ihr nicht verziehen.",
      en: "Herk Harvey made training films for companies, saw an abandoned pavilion by the salt lake from his car and took three weeks off. What came of it is a ghost film as if by accident: empty department stores, streets falling silent, and always the organ. Mary Henry is above all a woman who wants everybody to leave her alone. That too was never forgiven her.",
    },
    signed: "Ivo Prohaska",
  },
  {
    id: 32, slug: "cleo-de-5-a-7", title: { de: "Cléo – Mittwoch zwischen 5 und 7", en: "Cléo from 5 to 7" }, original: "Cléo de 5 à 7", originalLang: "fr",
    year: 1962, directors: ["Agnès Varda"], cast: ["Corinne Marchand", "Antoine Bourseiller"], countries: ["FR", "IT"], runtime: 90, ratio: 1.66, genres: ["drama"], spoken: ["fr"], version: { code: "OmeU", subtitles: "en" }, series: "kein-wort-deutsch",
    teaser: { de: "Neunzig Minuten Paris, die Zeit läuft mit.", en: "Ninety minutes of Paris, and the clock runs along." },
    text: {
      de: "Eine Sängerin wartet auf einen Befund und geht hinaus. Zuerst wird sie angeschaut, von Schaufenstern, Liebhabern, Spiegeln; in der Mitte nimmt sie die Perücke ab, und von da an schaut sie selbst. Varda hat jede Straße abgeschritten und jede Uhr gestellt. Aus dem Abzählen der Minuten wird langsam etwas wie Zeit haben. Der leichteste Film über eine schwere Stunde.",
      en: "A singer is waiting for a test result and goes out. First she is looked at, by shop windows, lovers, mirrors; half-way through she takes off her wig, and from then on it is she who looks. Varda paced out every street and set every clock. Counting the minutes slowly turns into having time. The lightest film ever made about a heavy hour.",
    },
    signed: "Selma Brandt",
  },
];
