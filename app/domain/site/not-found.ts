const longest = 500;

/**
 * What the 404 log keeps of a reported address: its path, without query and fragment (which may
 * name a person), at most 500 characters. Null if it is no address of this site.
 */
export function loggablePath(url: string, origins: readonly string[]): string | null {
  const [origin = ""] = origins;
  if (!URL.canParse(url, origin)) return null;
  const parsed = new URL(url, origin);
  return origins.includes(parsed.origin) ? parsed.pathname.slice(0, longest) : null;
}
