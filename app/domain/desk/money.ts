/** What was given, as typed at the desk ("50", "50,5", "50.00"), in cents; null where it is no sum. */
export function givenCents(text: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}

const notes = [500, 1000, 2000, 5000, 10_000];

/** What a sum is mostly paid with: itself, and the next rounder sums above it. At most four, in cents. */
export function likelyGiven(cents: number): number[] {
  const rounded = notes.map((note) => Math.ceil(cents / note) * note);
  return [...new Set([cents, ...rounded])].toSorted((a, b) => a - b).slice(0, 4);
}
