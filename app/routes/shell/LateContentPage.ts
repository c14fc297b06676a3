import { late } from "~/ui/asleep/late";
import type { PageContents } from "~/features/pages/load";

/** A page of modules where few pages show one: its code is fetched when it is needed. */
export const LateContentPage = late<{ content: PageContents }>(async () =>
  (await import("../load-content-page")).loadContentPage(),
);
