import type { StoredContainer } from "~/domain/pages/schema";
import type { ArtworkIds } from "../../rows/artwork-ids";
import { eventTagId } from "../catalogue";
import { libraryOf } from "../pages/module-media";
import { container, headline, module, quote, text } from "../pages/page";

/** What follows an article's text, on a page of its own. */
interface DemoSections {
  article: number;
  page: number;
  containers: StoredContainer[];
}

/** The conversation with the pianist goes on with what can be seen and heard. */
const twoOctaves = (art: ArtworkIds): StoredContainer[] => {
  const { picture, file } = libraryOf(art);
  return [
    container("oktaven-bilder", [
      [
        headline({ de: "Zwei Schiffe, ein Klavier", en: "Two ships, one piano" }),
        text({
          de: "Das eine bringt die Pest, das andere gar nichts: Es steht in einem Hafen, den ein Architekt für eine einzige Einstellung gezeichnet hat. Für beide, sagt Antonia Rehm, genüge dieselbe Quint.",
          en: "One brings the plague, the other nothing at all: it lies in a harbour that an architect drew for a single shot. For both, says Antonia Rehm, the same fifth will do.",
        }),
        module("image_list", {
          format: "contact-sheet",
          children: [
            {
              image: picture("still:nosferatu"),
              description: {
                de: "Nosferatu: bis zum Anlegen ohne die beiden tiefsten Oktaven.",
                en: "Nosferatu: without the two lowest octaves until it moors.",
              },
            },
            {
              image: picture("still:metropolis"),
              description: {
                de: "Metropolis: hier spielt sie mit den Ellbogen.",
                en: "Metropolis: here she plays with her elbows.",
              },
            },
          ],
        }),
      ],
    ]),
    container("oktaven-zitat", [
      [
        quote(
          {
            de: "Eine Pause ist kein Loch. Sie ist der Takt, den das Publikum spielt.",
            en: "A rest is not a hole. It is the bar that the audience plays.",
          },
          { de: "Antonia Rehm", en: "Antonia Rehm" },
        ),
      ],
    ]),
    container("oktaven-ton", [
      [
        module("audio_file", {
          file: file("piano"),
          title: { de: "Sieben Anschläge vor der Vorstellung", en: "Seven strokes before the show" },
          length: "0:16",
          transcript: {
            de: "Der Flügel im Großen Saal, am Nachmittag. Siebenmal das a¹; die beiden Saiten schweben immer langsamer gegeneinander, bis es ein Ton ist.",
            en: "The grand piano in the Großer Saal, in the afternoon. Seven times the A above middle C; the two strings beat against each other ever more slowly, until they are one note.",
          },
          extra_class: "cloud",
          anchor: "",
        }),
      ],
    ]),
    container("oktaven-termine", [
      [
        module("event_list", {
          headline: { de: "Zu hören", en: "To be heard" },
          date_from: "",
          date_to: "",
          tag: eventTagId("musik-und-buehne"),
          filters: "none",
          style: "list",
          limit: 3,
          children: [],
        }),
      ],
    ]),
  ];
};

/** The articles that have any. */
export const articleSections = (art: ArtworkIds): DemoSections[] => [
  { article: 2, page: 40, containers: twoOctaves(art) },
];
