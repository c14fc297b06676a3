import type { Extensions } from "@tiptap/core";
import { TextAlign } from "@tiptap/extension-text-align";
import { StarterKit } from "@tiptap/starter-kit";
import { isSafeLink } from "~/domain/links/links";
import { NoteMark } from "./note-mark";

/** What can be written: the nodes and marks that visitors' pages draw, and no others. */
export const written: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      // The attributes that are written; those of a visitor's page are made there.
      HTMLAttributes: { rel: null, target: null, class: null },
      isAllowedUri: (address) => isSafeLink(address),
    },
  }),
  NoteMark,
  TextAlign.configure({ types: ["heading", "paragraph"], alignments: ["left", "center", "right"] }),
];
