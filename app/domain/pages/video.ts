export const videoProviders = ["YouTube", "Vimeo"] as const;

interface Player {
  src: string;
  provider: (typeof videoProviders)[number];
}

/**
 * The address of a provider's player for a video link, without cookies before playing where the
 * provider offers that; one that `plays` begins by itself, as somebody has pressed for it. Null for anything that is not a video of a permitted provider.
 */
export function embedAddress(url: string, plays = true): Player | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams, protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return null;
  const host = hostname.replace(/^(www|m)\./, "");
  const parts = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youTube(parts[0], plays);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youTube(
      searchParams.get("v") ?? (parts[0] === "embed" || parts[0] === "shorts" ? parts[1] : undefined),
      plays,
    );
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const id = parts.findLast((part) => /^\d+$/.test(part));
    return id
      ? { src: `https://player.vimeo.com/video/${id}?dnt=1${plays ? "&autoplay=1" : ""}`, provider: "Vimeo" }
      : null;
  }
  return null;
}

function youTube(id: string | null | undefined, plays: boolean): Player | null {
  return id && /^[\w-]{6,20}$/.test(id)
    ? { src: `https://www.youtube-nocookie.com/embed/${id}?${plays ? "autoplay=1&" : ""}rel=0`, provider: "YouTube" }
    : null;
}
