import type { Person as PersonJsonLd, WithContext } from "schema-dts";
import type { PersonPage } from "~/domain/people/schema";

/** A member of the house as schema.org describes a person. */
export function personJsonLd(
  { name, position, url, image }: PersonPage,
  { siteName, origin }: { siteName: string; origin: string },
): WithContext<PersonJsonLd> {
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name,
    url: new URL(url, origin).href,
    ...(position && { jobTitle: position }),
    ...(image && { image: new URL(`${image.src}/card.jpg`, origin).href }),
    worksFor: { "@type": "MovieTheater", name: siteName, url: origin },
  };
}
