const drawings = {
  bold: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z",
  italic: "M10 4h8M6 20h8M14 4l-4 16",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5",
  note: "M4 5h10M4 10h7M4 15h5M17 3.500v8M15 5l2-1.500M14.500 20l5-5M14.500 16.500V20H18",
  bulletList: "M9 6h12M9 12h12M9 18h12M3.5 6h1.5M3.5 12h1.5M3.5 18h1.5",
  orderedList: "M10 6h11M10 12h11M10 18h11M4 4.500v4M3 14.500h2.500l-2.500 3.500h2.500",
  undo: "M9 5 4 10l5 5M4 10h9.500a6 6 0 0 1 0 12H10",
  redo: "m15 5 5 5-5 5M20 10h-9.500a6 6 0 0 0 0 12H14",
  left: "M3 6h18M3 12h11M3 18h15",
  center: "M3 6h18M7 12h10M5 18h14",
  right: "M3 6h18M10 12h11M6 18h15",
} as const;

export type MarkName = keyof typeof drawings;

/** The drawing of a text tool. */
export const Mark = ({ name }: { name: MarkName }) => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);
