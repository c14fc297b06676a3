import type { EventListItem } from "./schema";

/** The labels of a show that its series does not say already. */
export const labelsBeside = ({ labels, series }: Pick<EventListItem, "labels" | "series">): string[] =>
  labels.map(({ name }) => name).filter((name) => name !== series?.name);
