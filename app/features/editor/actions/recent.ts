import { keepOnDevice, keptOnDevice } from "../store/on-device";

const storageKey = "kasch-editor-recent";
const most = 3;
/** Before anybody has inserted anything. */
const first = ["text", "image", "full_teaser"];

const latest = (types: readonly string[]): string[] => [...new Set(types)].slice(0, most);

/** The types of modules that were inserted last here, the latest first. */
export const recentTypes = (): string[] => latest([...(keptOnDevice(storageKey)?.split(" ") ?? []), ...first]);

export const rememberType = (type: string): void =>
  keepOnDevice(storageKey, latest([type, ...recentTypes()]).join(" "));
