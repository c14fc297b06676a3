import { late } from "~/ui/asleep/late";

/** The page of a party that waits: few carts are one. The document names its styles (`routes/shell/LateStyles.tsx`). */
export const LateOffer = late(() => import("./OfferPage"));
