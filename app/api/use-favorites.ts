import { useSyncExternalStore } from "react";
import { noFavorites, onFavorites, readFavorites } from "./favorites";

/** The films kept in this browser; none while the server renders, which cannot know. */
export const useFavorites = (): readonly number[] => useSyncExternalStore(onFavorites, readFavorites, noFavorites);
