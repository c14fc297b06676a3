import { expect, it } from "vitest";
import type { VenuePage } from "~/domain/venues/page-schema";
import { venueJsonLd } from "~/features/venues/venue-json-ld";

const room = {
  text: "",
  wheelchair_places: 2,
  access: [],
  formats: [],
  step_free: true,
  door: "",
  toilet: "",
  induction_loop: "",
  rows: [],
};
const venue: VenuePage = {
  id: 1,
  name: "Kino Meridian",
  url: "/de/veranstaltungsort/kino-meridian/1",
  text: "",
  address: "Kaschgasse 7, 1060 Wien",
  transport: "",
  image: null,
  phone: "+43 1 000 00 70",
  email: "",
  access_text: "",
  position: { lat: 48.19, lon: 16.35 },
  rooms: [
    { ...room, name: "Großer Saal", seats: 186 },
    { ...room, name: "Studio", seats: 68 },
  ],
  hours: [
    { weekday: 1, from: null, to: null, closed: true },
    { weekday: 6, from: "14:00", to: "01:00", closed: false },
  ],
  exceptions: [
    { date_from: "2026-12-24", date_to: "2026-12-25", from: null, to: null, closed: true, text: "Weihnachten" },
    { date_from: "2026-12-31", date_to: "2026-12-31", from: "12:00", to: "18:00", closed: false, text: "" },
  ],
};

it("a venue is a cinema with its place, its size and its hours", () => {
  expect(venueJsonLd(venue, "https://kino.example")).toEqual({
    "@context": "https://schema.org",
    "@type": "MovieTheater",
    name: "Kino Meridian",
    url: "https://kino.example/de/veranstaltungsort/kino-meridian/1",
    address: "Kaschgasse 7, 1060 Wien",
    telephone: "+43 1 000 00 70",
    geo: { "@type": "GeoCoordinates", latitude: 48.19, longitude: 16.35 },
    screenCount: 2,
    maximumAttendeeCapacity: 254,
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Saturday",
        opens: "14:00",
        closes: "01:00",
      },
    ],
    specialOpeningHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2026-12-24",
        validThrough: "2026-12-25",
        opens: "00:00",
        closes: "00:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2026-12-31",
        validThrough: "2026-12-31",
        opens: "12:00",
        closes: "18:00",
      },
    ],
  });
});
