import { createContext } from "react";
import type { Picking } from "~/api/later/picking";

/** What every input of a form may ask for. */
export interface EditingFacts {
  /** The house's time zone. */
  zone: string;
  /** Somebody has to sign in first. When that is over `picking` is another one: what is open asks anew. */
  isOut: boolean;
  picking: Picking;
}

const nobody = () => Promise.reject(new Error("There is no house to ask"));

export const EditingContext = createContext<EditingFacts>({
  zone: "UTC",
  isOut: false,
  picking: {
    links: nobody,
    images: nobody,
    image: nobody,
    upload: nobody,
    files: nobody,
    file: nobody,
    bring: nobody,
    describe: nobody,
    usage: nobody,
    records: nobody,
    named: nobody,
  },
});
