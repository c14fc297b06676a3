/** The codes a house prints for how a film sounds and reads. */
export const versionCodes = ["OmU", "OmdU", "OmeU", "OV", "DF", "silent", "no-dialogue"] as const;
export type VersionCode = (typeof versionCodes)[number];

/** What a screening or its room offers; each is a filter. */
export const accessFeatures = [
  "wheelchair",
  "companion",
  "induction-loop",
  "audio-description",
  "sdh",
  "relaxed",
] as const;
export type AccessFeature = (typeof accessFeatures)[number];
