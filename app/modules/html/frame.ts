import { paths } from "~/domain/site/pages";
/** What the frame may do, told twice: by the element, and by the document for whoever opens it by itself. */
export const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The address of an HTML module's frame, below the language: it knows its page by the path, and the version as the page does. */
export const framePath = (id: string, pagePath: string, version: string | null): string =>
  `${paths["html-frame"].replace(":module/*", encodeURIComponent(id))}${pagePath === "/" ? "" : pagePath}${version === null ? "" : `?v=${encodeURIComponent(version)}`}`;
