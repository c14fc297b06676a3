import { late } from "~/ui/asleep/late";

import "../form/BookingForm.module.css";

/** The way onto the waiting list: few shows are sold out. Its styles come with the page. */
export const LateWaiting = late(() => import("./WaitingForm"));
