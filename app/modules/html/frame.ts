import { previewParam } from "~/domain/editing/preview";
import { paths } from "~/domain/site/pages";

/** What the frame may do, told twice: by the element, and by the document for whoever opens it by itself. */
export const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

interface Shown {
  /** The version that the page is shown in; null: what is published. */
  version: string | null;
  /** What permits that to a visitor. */
  previewKey?: string | undefined;
}

/** The address of an HTML module's frame, below the language: it knows its page by the path, and the version as the page does. */
export function framePath(id: string, pagePath: string, { version, previewKey }: Shown): string {
  const path = `${paths["html-frame"].replace(":module/*", encodeURIComponent(id))}${pagePath === "/" ? "" : pagePath}`;
  if (version === null) return path;
  const query = { v: version, ...(previewKey && { [previewParam]: previewKey }) };
  return `${path}?${new URLSearchParams(query).toString()}`;
}
