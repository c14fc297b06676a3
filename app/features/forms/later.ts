import { late } from "~/ui/asleep/late";

import "./served/FormDone.module.css";
import "./served/FormPaper.module.css";

/** A form among other things: few pages have one. The styles come with the page. */
export const FormPaper = late(() => import("./served/FormPaper"));
