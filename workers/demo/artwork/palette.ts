/** The house palette of the printed matter: six pastels, their deep partners, the greens of the halls. */
export const palette = {
  hall: "#0E1B17",
  hall2: "#183029",
  hall3: "#24453B",
  fir: "#0F5B45",
  light: "#F3F5F0",
  band: "#E4E9E1",
  mint: "#BFE6D2",
  salmon: "#FF8F73",
  brass: "#F2C14B",
  lilac: "#C9B8F2",
  cloud: "#A9C9E8",
  rose: "#F5B8CC",
  rust: "#B23A1E",
  umber: "#7A5600",
  violet: "#5B3FA6",
  blue: "#1F5485",
  berry: "#9B2457",
} as const;

export type Colour = keyof typeof palette;
