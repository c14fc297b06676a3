import type { Cell } from "./store/cell";

/** As the styles have it. */
const query = "(max-width: 47.99em)";

/** Whether the window is as narrow as a phone's: what is for the thumb alone is not even made elsewhere. */
export const phone: Pick<Cell<boolean>, "get" | "subscribe"> = {
  get: () => matchMedia(query).matches,
  subscribe: (listener) => {
    const asked = matchMedia(query);
    asked.addEventListener("change", listener);
    return () => asked.removeEventListener("change", listener);
  },
};
