import styles from "./SeriesVoice.module.css";

const voices = [styles.narrow, styles.wide, styles.italic, styles.thin, styles.bold];

/** The cut in which a series is set wherever its name is large, by its place among all of them. */
export const seriesVoice = (place: number): string | undefined => voices[place % voices.length];
