import { late } from "~/ui/asleep/late";

import "../films/served/FilmsView.module.css";
import "../filters/served/EmptyState.module.css";
import "../show/served/ContactSheet.module.css";
import "../show/served/EventBoard.module.css";
import "../show/served/ShowTime.module.css";
import "../week/served/WeekMatrix.module.css";
import "../week/served/WeekNavigation.module.css";

/* What few pages show, or nobody has opened yet. The styles come with the page. */

export const WeekMatrix = late(() => import("../week/served/WeekMatrix"));
export const WeekNavigation = late(() => import("../week/served/WeekNavigation"));
export const FilmsView = late(() => import("../films/served/FilmsView"));
export const EmptyState = late(() => import("../filters/served/EmptyState"));
export const NothingOnThisPage = late(() => import("../filters/served/NothingOnThisPage"));
export const EventBoard = late(() => import("../show/served/EventBoard"));
export const ContactSheet = late(() => import("../show/served/ContactSheet"));
