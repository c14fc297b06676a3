import type { Clipboard } from "./nodes";
import { fromDocs, fromElsewhere, fromLibreOffice } from "./others";
import { fromWord } from "./word";

/** Twenty clipboards as four kinds of programs write them. */
export const clipboards: readonly Clipboard[] = [...fromWord, ...fromDocs, ...fromLibreOffice, ...fromElsewhere];
