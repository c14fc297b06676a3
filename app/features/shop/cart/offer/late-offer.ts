import { late } from "~/ui/asleep/late";

import "../../order/Order.module.css";
import "../../OrderedShows.module.css";
import "../../Mask.module.css";
import "../Refused.module.css";

/** The page of a party that waits: few carts are one. Its styles come with the page. */
export const LateOffer = late(() => import("./OfferPage"));
