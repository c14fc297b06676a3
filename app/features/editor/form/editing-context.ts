import { createContext } from "react";
import type { Picking } from "~/api/later/picking";

/** What every input of a form may ask for. */
export interface EditingFacts {
  /** The house's time zone. */
  zone: string;
  picking: Picking;
}

const nobody = () => Promise.reject(new Error("There is no house to ask"));

export const EditingContext = createContext<EditingFacts>({
  zone: "UTC",
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
