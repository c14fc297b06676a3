/** What a section may stand on, by its class: the dark of the hall, a plane of a colour. */
export const planes = ["hall", "mint", "salmon", "brass", "lilac", "cloud", "rose"] as const;
export type Plane = (typeof planes)[number];
