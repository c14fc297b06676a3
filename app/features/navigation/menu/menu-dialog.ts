import { late } from "~/ui/asleep/late";
import "../parts/served/ThemeSwitch.module.css";
import "./served/MenuDialog.module.css";

/** The menu, whose code comes when somebody opens it. */
export const MenuDialog = late(() => import("./served/MenuDialog"));
