import type { DayOfWeek, MovieTheater, WithContext } from "schema-dts";
import type { VenuePage } from "~/domain/venues/page-schema";

/** From Monday, as the house counts its weekdays. */
const days: readonly DayOfWeek[] = [
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
  "https://schema.org/Saturday",
  "https://schema.org/Sunday",
];

/** A venue with its hours, as schema.org describes a cinema. Exceptions replace the weekly hours of their days. */
export function venueJsonLd(
  { name, url, address, phone, position, image, rooms, hours, exceptions }: VenuePage,
  origin: string,
): WithContext<MovieTheater> {
  const absolute = (path: string): string => new URL(path, origin).href;
  const weekly = hours.flatMap(({ weekday, from, to, closed }) => {
    const dayOfWeek = days[weekday - 1];
    return closed || from === null || to === null || !dayOfWeek ? [] : [{ dayOfWeek, opens: from, closes: to }];
  });
  const special = exceptions.map(({ date_from, date_to, from, to, closed }) => ({
    validFrom: date_from,
    validThrough: date_to,
    // A day without an hour in it is one on which nobody is let in.
    opens: closed ? "00:00" : (from ?? "00:00"),
    closes: closed ? "00:00" : (to ?? "00:00"),
  }));
  return {
    "@context": "https://schema.org",
    "@type": "MovieTheater",
    name,
    url: absolute(url),
    address,
    ...(phone && { telephone: phone }),
    ...(image && { image: absolute(`${image.src}/card.jpg`) }),
    ...(position && { geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lon } }),
    ...(rooms.length > 0 && {
      screenCount: rooms.length,
      maximumAttendeeCapacity: rooms.reduce((sum, { seats }) => sum + seats, 0),
    }),
    ...(weekly.length > 0 && {
      openingHoursSpecification: weekly.map((range) => ({ "@type": "OpeningHoursSpecification", ...range })),
    }),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map((range) => ({ "@type": "OpeningHoursSpecification", ...range })),
    }),
  };
}
