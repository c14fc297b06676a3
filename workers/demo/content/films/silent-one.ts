import type { DemoFilm } from "../types";

/** Silent films up to 1924. */
export const silentOne: DemoFilm[] = [
  {
    id: 1, slug: "le-voyage-dans-la-lune", title: { de: "Die Reise zum Mond", en: "A Trip to the Moon" }, original: "Le voyage dans la lune", originalLang: "fr",
    year: 1902, directors: ["Georges Méliès"], countries: ["FR"], runtime: 14, ratio: 1.33, genres: ["fantastik", "kurzfilm"], spoken: [], version: { code: "silent" }, series: "lichtblicke", tags: ["kurz"],
    teaser: { de: "Vierzehn Minuten, in denen das Kino lernt zu zaubern.", en: "Fourteen minutes in which cinema learns to do magic." },
    text: {
      de: "Sechs Herren mit Regenschirmen lassen sich in eine Kanone stecken und landen im Auge des Mondes. Was danach kommt, sind gemalte Kulissen, Pilze, die schneller wachsen als die Angst, und Wesen, die sich in Rauch auflösen. Méliès war Zauberkünstler, und man sieht in jeder Einstellung, wie sehr er sich auf unser Gesicht freut. Bei uns mit Klavier, Toypiano und Donnerblech.",
      en: "Six gentlemen with umbrellas climb into a cannon and land in the eye of the moon. What follows is painted scenery, mushrooms that grow faster than fear, and creatures that end in a puff of smoke. Méliès was a magician by trade, and in every shot you can tell how much he looks forward to our faces. We show it with piano, toy piano and thunder sheet.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 2, slug: "der-golem", title: { de: "Der Golem, wie er in die Welt kam", en: "The Golem: How He Came into the World" }, original: "Der Golem, wie er in die Welt kam", originalLang: "de",
    year: 1920, directors: ["Paul Wegener", "Carl Boese"], cast: ["Paul Wegener", "Albert Steinrück", "Lyda Salmonova"], countries: ["DE"], runtime: 76, ratio: 1.33, genres: ["horror"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "stumm-und-laut", tags: ["live-musik"],
    teaser: { de: "Ein Riese aus Lehm, eine Stadt aus schiefem Ton.", en: "A giant of clay in a city of crooked clay." },
    text: {
      de: "Rabbi Löw formt einen Beschützer, und der Beschützer entdeckt, dass er Hände hat. Hans Poelzigs Prag ist keine Kulisse, sondern ein aus Teig gekneteter Traum, in dem sich Gassen wie Ohren krümmen. Wegener spielt das Wesen mit einer Traurigkeit, die das ganze spätere Monsterkino geerbt hat. Das Duo Tau begleitet mit Bassklarinette und Zither, leise, bis es nicht mehr leise geht.",
      en: "Rabbi Loew shapes a protector, and the protector discovers that he has hands. Hans Poelzig's Prague is no set but a dream kneaded from dough, its lanes curled like ears. Wegener gives the creature a sadness that every later screen monster has inherited. Duo Tau accompany on bass clarinet and zither: softly, until softly is no longer possible.",
    },
    signed: "Jakob Lindner",
  },
  {
    id: 3, slug: "das-cabinet-des-dr-caligari", title: { de: "Das Cabinet des Dr. Caligari", en: "The Cabinet of Dr. Caligari" }, original: "Das Cabinet des Dr. Caligari", originalLang: "de",
    year: 1920, directors: ["Robert Wiene"], cast: ["Werner Krauß", "Conrad Veidt", "Lil Dagover"], countries: ["DE"], runtime: 77, ratio: 1.33, genres: ["horror"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "stumm-und-laut",
    teaser: { de: "Die Wände lügen zuerst.", en: "The walls are the first to lie." },
    text: {
      de: "Ein Jahrmarkt, ein Schlafwandler, eine Reihe von Morden: Die Handlung ließe sich in drei Sätzen erzählen, wären da nicht die Schatten, die jemand auf den Boden gemalt hat. Nichts steht hier im rechten Winkel, am wenigsten der Erzähler. Hundert Jahre später ist das immer noch der kürzeste Weg in einen fremden Kopf. Wir zeigen die Fassung mit den Farbtönungen: Ocker am Tag, Blau in der Nacht.",
      en: "A fairground, a sleepwalker, a run of murders: the plot would fit into three sentences if somebody had not painted the shadows onto the floor. Nothing here stands at a right angle, least of all the narrator. A century on it is still the shortest way into another person's head. We show the tinted version: ochre by day, blue by night.",
    },
    signed: "Jakob Lindner",
  },
  {
    id: 4, slug: "koerkarlen", title: { de: "Der Fuhrmann des Todes", en: "The Phantom Carriage" }, original: "Körkarlen", originalLang: "sv",
    year: 1921, directors: ["Victor Sjöström"], cast: ["Victor Sjöström", "Hilda Borgström"], countries: ["SE"], runtime: 107, ratio: 1.33, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "stumm-und-laut",
    teaser: { de: "Wer zuletzt im alten Jahr stirbt, muss ein Jahr lang fahren.", en: "Whoever dies last in the old year must drive for the whole of the next." },
    text: {
      de: "Silvester auf einem Friedhof: Drei Trinker erzählen einander eine Geschichte, die kurz darauf von einem von ihnen handelt. Sjöström belichtet den Film bis zu viermal, damit ein Karren durch die Brandung fahren kann, und spielt selbst den Mann, der nichts mehr zu verlieren hat außer den anderen. Ein Schauerstück, gewiss, vor allem aber ein Film über die Zumutung, dass es noch nicht zu spät ist.",
      en: "New Year's Eve in a graveyard: three drinkers tell one another a story, and before long it is about one of them. Sjöström exposes the negative up to four times so that a cart may drive through the surf, and himself plays a man with nothing left to lose but other people. A ghost story, certainly; above all a film about the imposition that it is not yet too late.",
    },
    signed: "Marta Weiss",
  },
  {
    id: 5, slug: "the-kid", title: { de: "Der Vagabund und das Kind", en: "The Kid" }, original: "The Kid", originalLang: "en",
    year: 1921, directors: ["Charles Chaplin"], cast: ["Charles Chaplin", "Jackie Coogan", "Edna Purviance"], countries: ["US"], runtime: 53, ratio: 1.33, genres: ["komoedie"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "lichtblicke", tags: ["familie"],
    teaser: { de: "Er wirft die Scheiben ein, der Vater kommt zufällig mit dem Kitt vorbei.", en: "The boy breaks the windows; his father happens to come by with putty." },
    text: {
      de: "Ein Glaser findet ein Baby, versucht es loszuwerden und wird es nie wieder los. Was als Dachkammerkomödie beginnt, in der aus einer Kaffeekanne ein Fläschchen wird, endet mit einer Verfolgung über die Dächer, bei der im Saal noch jedes Mal jemand die Luft angehalten hat. Ab sechs Jahren; wer die Zwischentitel noch nicht lesen kann, dem lesen wir sie vor.",
      en: "A glazier finds a baby, tries to get rid of it and never will. What begins as garret comedy, with a coffee pot for a feeding bottle, ends in a chase across the roofs at which somebody in the hall has held their breath every single time. From six years; for those who cannot read the titles yet, we read them aloud.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 6, slug: "nosferatu", title: { de: "Nosferatu – Eine Symphonie des Grauens", en: "Nosferatu: A Symphony of Horror" }, original: "Nosferatu – Eine Symphonie des Grauens", originalLang: "de",
    year: 1922, directors: ["F. W. Murnau"], cast: ["Max Schreck", "Greta Schröder", "Gustav von Wangenheim"], countries: ["DE"], runtime: 94, ratio: 1.33, genres: ["horror"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "stumm-und-laut", tags: ["live-musik"],
    teaser: { de: "Ein Schatten steigt eine Treppe hinauf und ist schneller als sein Besitzer.", en: "A shadow climbs a staircase, faster than the man it belongs to." },
    text: {
      de: "Murnau dreht den Vampir nicht im Studio, sondern im Wind: an Speichern, auf Hügeln, am Meer. Darum hat dieser Film mehr Wetter als jeder andere seines Fachs und ist unheimlicher, je heller es wird. Wenn die Särge durch die leere Stadt getragen werden, denkt man an Seuchen, die man selbst erlebt hat. Live am Flügel: Antonia Rehm, die zwei Oktaven nie berührt, bis das Schiff anlegt.",
      en: "Murnau films his vampire not in the studio but in the wind: at warehouses, on hills, by the sea. So this picture has more weather than any of its kind, and grows stranger the brighter it gets. When coffins are carried through the empty town you think of epidemics of your own. Live at the grand piano: Antonia Rehm, who leaves two octaves untouched until the ship comes in.",
    },
    signed: "Jakob Lindner",
  },
  {
    id: 7, slug: "haexan", title: { de: "Häxan", en: "Häxan: Witchcraft Through the Ages" }, original: "Häxan", originalLang: "sv",
    year: 1922, directors: ["Benjamin Christensen"], cast: ["Benjamin Christensen", "Maren Pedersen"], countries: ["SE", "DK"], runtime: 105, ratio: 1.33, genres: ["essay", "horror"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "nachtvorstellung",
    teaser: { de: "Ein Lichtbildvortrag, dem die Teufel entlaufen.", en: "A slide lecture from which the devils escape." },
    text: {
      de: "Am Anfang zeigt ein Stab auf alte Stiche, am Ende sitzt eine moderne Frau vor einem modernen Arzt und hat dieselbe Angst. Dazwischen liegt das Wildeste, was 1922 gedreht wurde: Flüge über Dächer, Mönche in Panik, ein Teufel mit sehr langer Zunge (der Regisseur selbst). Christensen meint es ernst mit der Aufklärung und kann doch die Finger nicht vom Spuk lassen. Gut so.",
      en: "It starts with a pointer on old engravings and ends with a modern woman before a modern doctor, just as frightened. Between the two lies the wildest thing shot in 1922: flights over rooftops, monks in panic, a devil with a very long tongue (the director himself). Christensen is in earnest about enlightenment and still cannot keep his hands off the spook. Quite right.",
    },
    signed: "Ivo Prohaska",
  },
  {
    id: 8, slug: "nanook-of-the-north", title: { de: "Nanuk, der Eskimo", en: "Nanook of the North" }, original: "Nanook of the North", originalLang: "en",
    year: 1922, directors: ["Robert J. Flaherty"], countries: ["US", "FR"], runtime: 79, ratio: 1.33, genres: ["dokument"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "dokumente", tags: ["gespraech"],
    teaser: { de: "Ein Fenster aus Eis, und die Frage, wer da hineinschaut.", en: "A window made of ice, and the question who is looking in." },
    text: {
      de: "Flaherty ließ jagen, wie es die Großväter getan hatten, und baute einen Iglu mit nur einer Hälfte, damit genug Licht für die Kamera blieb. Vieles hier ist gestellt, manches ist herablassend, und doch vergisst man nicht, wie aus einem Schneeblock ein Fenster wird. Wir zeigen den Film mit einem Gespräch darüber, wer in Dokumenten spricht und wer nur gezeigt wird.",
      en: "Flaherty had people hunt as their grandfathers did, and built half an igloo so that there was light enough for the camera. Much of this is staged, some of it is condescending, and still nobody forgets how a block of snow becomes a window. We show it with a conversation about who speaks in documents, and who is merely shown.",
    },
    signed: "Ruth Amsler",
  },
  {
    id: 9, slug: "safety-last", title: { de: "Ausgerechnet Wolkenkratzer!", en: "Safety Last!" }, original: "Safety Last!", originalLang: "en",
    year: 1923, directors: ["Fred C. Newmeyer", "Sam Taylor"], cast: ["Harold Lloyd", "Mildred Davis"], countries: ["US"], runtime: 73, ratio: 1.33, genres: ["komoedie"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "lichtblicke", tags: ["familie"],
    teaser: { de: "Zwölf Stockwerke, eine Uhr, kein Netz.", en: "Twelve floors, one clock, no net." },
    text: {
      de: "Ein Verkäufer behauptet, Karriere gemacht zu haben, und muss deshalb ein Kaufhaus außen hinaufklettern. Jedes Stockwerk hat eine eigene Gemeinheit: Tauben, ein Netz, ein Hund, schließlich die Zeiger. Lloyds Witz ist Höflichkeit in höchster Not; selbst in der Luft grüßt er noch. Der Film ist hundert Jahre alt und treibt einem immer noch verlässlich den Schweiß in die Hände.",
      en: "A shop assistant claims to have made a career and must therefore climb a department store from the outside. Every floor has a malice of its own: pigeons, a net, a dog, at last the hands of the clock. Lloyd's joke is good manners in the utmost peril; he greets people in mid-air. The film is a hundred years old and still reliably makes palms sweat.",
    },
    signed: "Selma Brandt",
  },
  {
    id: 10, slug: "die-stadt-ohne-juden", title: { de: "Die Stadt ohne Juden", en: "The City Without Jews" }, original: "Die Stadt ohne Juden", originalLang: "de",
    year: 1924, directors: ["Hans Karl Breslauer"], cast: ["Johannes Riemann", "Hans Moser"], countries: ["AT"], runtime: 91, ratio: 1.33, genres: ["drama"], spoken: [], version: { code: "silent", subtitles: "de" }, series: "erste-rolle", tags: ["wien", "gespraech"],
    teaser: { de: "Eine Satire, die niemand mehr für übertrieben halten kann.", en: "A satire nobody can call exaggerated any more." },
    text: {
      de: "Nach Hugo Bettauers Roman vertreibt eine Stadt namens Utopia ihre jüdischen Bürgerinnen und Bürger und wundert sich, dass die Cafés zu Wirtshäusern werden und die Währung zu Papier. 1924 war das Spott. Lange galten große Teile als verloren, bis auf einem Flohmarkt in Paris eine Kopie lag. Mit einer Einführung, die davon erzählt, was der Film sieht und was er nicht sehen konnte.",
      en: "After Hugo Bettauer's novel, a city called Utopia expels its Jewish citizens and is surprised when its cafés turn into taverns and its currency into paper. In 1924 that was mockery. Large parts were long believed lost, until a print lay on a flea market in Paris. With an introduction about what the film sees, and what it could not have seen.",
    },
    signed: "Ruth Amsler",
  },
  {
    id: 11, slug: "sherlock-jr", title: { de: "Sherlock, jr.", en: "Sherlock Jr." }, original: "Sherlock Jr.", originalLang: "en",
    year: 1924, directors: ["Buster Keaton"], cast: ["Buster Keaton", "Kathryn McGuire"], countries: ["US"], runtime: 45, ratio: 1.33, genres: ["komoedie", "kurzfilm"], spoken: [], version: { code: "silent", subtitles: "en" }, series: "lichtblicke", tags: ["familie", "kurz"],
    teaser: { de: "Ein Vorführer schläft ein und geht in die Leinwand.", en: "A projectionist falls asleep and walks into the screen." },
    text: {
      de: "Der schönste Film über unseren Beruf: Der Vorführer träumt sich in den Film, doch der Film wechselt einfach den Schauplatz, und er fällt von der Gartenbank in den Verkehr, vom Verkehr in die Wüste. Keaton hat dafür mit dem Zollstock gearbeitet. Man sieht es nicht. Man sieht nur einen ernsten jungen Mann, dem die Welt unter den Füßen weggeschnitten wird.",
      en: "The loveliest film about our trade: the projectionist dreams himself into the picture, but the picture simply changes scene, and he falls from a garden bench into traffic, from traffic into the desert. Keaton did it with a surveyor's tape. It does not show. What shows is a grave young man with the world being cut away beneath his feet.",
    },
    signed: "Jakob Lindner",
  },
];
