const storageKey = "kasch-editor-recent";
const most = 3;
/** Before anybody has inserted anything. */
const first = ["text", "image", "full_teaser"];

/** The types of modules that were inserted last here, the latest first. */
export function recentTypes(): string[] {
  try {
    const kept = localStorage.getItem(storageKey)?.split(" ") ?? [];
    return [...new Set([...kept, ...first])].slice(0, most);
  } catch {
    return first;
  }
}

export function rememberType(type: string): void {
  try {
    localStorage.setItem(storageKey, [...new Set([type, ...recentTypes()])].slice(0, most).join(" "));
  } catch {
    // Then the three that most begin with are offered.
  }
}
