import { late } from "./late";

/** The editor proper: its code is fetched for whoever is about to edit. */
export const editorCode = late(() => import("./tree/OnPage"));
