import type { ArtworkIds } from "../rows/artwork-ids";
import { homePage } from "./pages/home";
import { housePage, programmePage, seriesPage } from "./pages/house";
import { accessPage, imprintPage, missingPage, privacyPage, reportPage, termsPage } from "./pages/legal";
import { modulesPage } from "./pages/modules";
import type { DemoPage } from "./pages/page";
import { passesPage } from "./pages/passes";

/** The content pages of the demo house. */
export const pages = (art: ArtworkIds): DemoPage[] => [
  homePage(art),
  housePage(art),
  programmePage,
  seriesPage(),
  termsPage,
  imprintPage,
  privacyPage,
  accessPage,
  reportPage,
  missingPage,
  modulesPage(art),
  passesPage,
];
