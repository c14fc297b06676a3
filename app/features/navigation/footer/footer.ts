import { late } from "~/ui/asleep/late";
import "../parts/served/ThemeSwitch.module.css";
import "./served/Footer.module.css";

/** The foot of every page, whose code comes when it is near. */
export const Footer = late(() => import("./served/Footer"));
