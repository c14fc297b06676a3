import { late } from "../late";

/** What rich texts are written with. Its code is large: it comes for whoever writes. */
export const writtenText = late(() => import("./WrittenText"));
