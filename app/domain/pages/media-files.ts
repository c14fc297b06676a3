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

/** The last part of the address of a file of this type, `file.mp3`; null for types that are not handed out. */
export const fileName = (mime: string): string | null => (endings[mime] ? `file.${endings[mime]}` : null);
