let last: { x: number; y: number } | null = null;

/** Where the page was pressed last, in the window: there the caret comes to stand. Asked once. */
export function pressedAt(): { x: number; y: number } | null {
  const found = last;
  last = null;
  return found;
}

export function rememberPress(x: number, y: number): void {
  last = { x, y };
}
