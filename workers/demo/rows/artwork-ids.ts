/** Ids of stored pictures by what they show ("still:metropolis") and of files ("file:piano"); empty while there are none. */
export type ArtworkIds = ReadonlyMap<string, number>;
