import { Mark } from "@tiptap/core";

/** Words that have a note, as they are written: what it says is kept beside them and read by whoever asks for it. */
export const NoteMark = Mark.create({
  name: "note",
  inclusive: false,
  addAttributes: () => ({
    text: {
      default: "",
      parseHTML: (element) => element.dataset["note"] ?? "",
      renderHTML: ({ text }) => ({ "data-note": String(text), title: String(text) }),
    },
  }),
  parseHTML: () => [{ tag: "span[data-note]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});
