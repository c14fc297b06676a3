/** Lower-cased and without diacritics, for sorting: "Über" stands with "u". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Letters that are written with two where the alphabet has no others (ICAO 9303 and German usage). */
const spelled: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  ł: "l",
};

const longest = 60;

/** A text as part of an address: letters, digits and single hyphens, at most 60 characters; "Führung" is "fuehrung". */
export const slugOf = (text: string): string =>
  folded(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüßæœøł]/g, (letter) => spelled[letter] ?? letter),
  )
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longest)
    .replace(/-$/, "");
