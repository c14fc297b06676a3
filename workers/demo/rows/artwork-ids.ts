/** Ids of stored pictures by what they show ("still:metropolis"); empty while there are none. */
export type ArtworkIds = ReadonlyMap<string, number>;
