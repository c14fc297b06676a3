import type { Container, StoredContainer } from "~/domain/pages/schema";
import { richBoth } from "../../rows/rich-text";
import type { Both } from "../types";

export interface DemoPage {
  id: number;
  path: string;
  /** Default: a page with an address of its own. */
  contentType?: "article";
  title: Required<Both>;
  headline: Both;
  description: Required<Both>;
  containers: StoredContainer[];
  /** Id of the page above it. */
  parent?: number;
  /** Key of its share picture; default: the foyer. */
  share?: string;
  inMenu?: boolean;
  inFooter?: boolean;
  landing?: boolean;
}

interface Module {
  type: string;
  props: Record<string, unknown>;
}

export const module = (type: string, props: Record<string, unknown>): Module => ({ type, props });
export const headline = (content: Both, preline: Both = { de: "" }, anchor = ""): Module =>
  module("headline", { headline_level: 2, preline: preline.de ? preline : {}, content, subline: {}, anchor });
export const text = (content: Both, anchor = ""): Module =>
  module("text", { content: richBoth(content), anchor, decrease_distance: false });
export const quote = (content: Both, author: Both): Module => module("quote", { content, author, anchor: "" });
export const link = (to: string, linkText: Both): Module =>
  module("link", {
    link_text: linkText,
    link: to,
    extra_class: "arrow",
    anchor: "",
    sticky: false,
    open_new_window: false,
  });

const layouts = { 1: ["100"], 2: ["50-50", "67-33", "33-67"] } as const;

/** A container of columns; ids come from its slug, so that they never change. */
export function container(
  slug: string,
  columns: Module[][],
  layout: Container["layout"] = columns.length === 2 ? layouts[2][0] : layouts[1][0],
): StoredContainer {
  const widths = layout.split("-").map((part) => Math.round((Number(part) / 100) * 12));
  return {
    id: slug,
    slug,
    layout,
    extra_class: "",
    columns: columns.map((modules, index) => ({
      index,
      classes: `col-${widths[index] ?? 12}`,
      children: modules.map(({ type, props }, order) => ({
        id: `${slug}-${index + 1}-${order + 1}`,
        type,
        version: 1,
        order,
        props,
      })),
    })),
  };
}
