/** Lower-cased and without diacritics, for sorting and addresses. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const longest = 60;

/** A text as part of an address: letters, digits and single hyphens, at most 60 characters. */
export const slugOf = (text: string): string =>
  folded(text.replaceAll("ß", "ss"))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longest)
    .replace(/-$/, "");
