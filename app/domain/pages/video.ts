/**
 * The address of a provider's player for a video link, without cookies before playing where the
 * provider offers that. Null for anything that is not a video of a permitted provider.
 */
export function embedAddress(url: string): { src: string; provider: "YouTube" | "Vimeo" } | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams, protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return null;
  const host = hostname.replace(/^(www|m)\./, "");
  const parts = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youTube(parts[0]);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youTube(searchParams.get("v") ?? (parts[0] === "embed" || parts[0] === "shorts" ? parts[1] : undefined));
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const id = parts.findLast((part) => /^\d+$/.test(part));
    return id ? { src: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`, provider: "Vimeo" } : null;
  }
  return null;
}

function youTube(id: string | null | undefined): { src: string; provider: "YouTube" } | null {
  return id && /^[\w-]{6,20}$/.test(id)
    ? { src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`, provider: "YouTube" }
    : null;
}
