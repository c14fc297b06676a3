/** Kinds of files beside pictures that a house may show or hand out, with the ending of their address. */
const endings: Readonly<Record<string, string>> = {
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "audio/wav": "wav",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "text/vtt": "vtt",
  "application/pdf": "pdf",
};

/** The types of files that a field may ask for, as `accept` of an input says it. */
export const fileTypes = ["audio/*", "video/*", "application/pdf", "text/vtt"] as const;
export type FileType = (typeof fileTypes)[number];

/** True for a file of this type ("audio/mpeg") where such are wanted ("audio/*"). */
export const isOfType = (mime: string, wanted: FileType): boolean => mime.startsWith(wanted.replace("*", ""));

/** A file that is brought may weigh this much, in bytes. */
export const heaviestFile = 20 * 1024 * 1024;

/** The last part of the address of a file of this type, `file.mp3`; null for types that are not handed out. */
export const fileName = (mime: string): string | null => (endings[mime] ? `file.${endings[mime]}` : null);
