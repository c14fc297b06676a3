import { mapProvider } from "../venues/map";
import { embedAddress, videoProviders } from "./video";

/** What is shown from elsewhere, by the module that shows it. */
export type EmbedKind = "audio" | "viewer" | "social";

/** Foreign content: nothing of it is asked for before a visitor wants that. */
export interface Embed {
  /** As people call it: "SoundCloud". */
  provider: string;
  /** The address of its player, for a frame. */
  src: string;
  /** The same at the provider's, as a link. */
  href: string;
}

interface Provider {
  name: string;
  kind: EmbedKind;
  /** Its hosts, without `www.` and `m.`; `*.` takes any one before it. */
  hosts: readonly string[];
  /** Its player for an address on one of them; null for what is no content of it. */
  player: (url: URL, parts: readonly string[]) => Pick<Embed, "src" | "href"> | null;
}

const at = (src: string, href: string) => ({ src, href });
const isId = (text: string | undefined): text is string => text !== undefined && /^[\w.-]{1,120}$/.test(text);
/** What stands behind one of the words in a path: the id behind "status". */
const behind = (parts: readonly string[], ...names: string[]): string | undefined => {
  const id = parts[parts.findIndex((part) => names.includes(part)) + 1];
  return parts.some((part) => names.includes(part)) && isId(id) ? id : undefined;
};
const pathOf = (parts: readonly string[]): string => parts.map((part) => `/${part}`).join("");

const providers: readonly Provider[] = [
  {
    name: "Spotify",
    kind: "audio",
    hosts: ["open.spotify.com"],
    player: (_, parts) => {
      const kind = ["episode", "show", "track", "album", "playlist"].find((name) => parts.includes(name));
      const id = kind && behind(parts, kind);
      const path = `${kind}/${id}`;
      return id ? at(`https://open.spotify.com/embed/${path}`, `https://open.spotify.com/${path}`) : null;
    },
  },
  {
    name: "SoundCloud",
    kind: "audio",
    hosts: ["w.soundcloud.com", "soundcloud.com"],
    player: (url, parts) => {
      const inner = url.hostname.startsWith("w.")
        ? url.searchParams.get("url")
        : `https://soundcloud.com${pathOf(parts)}`;
      const isTrack = inner !== null && /^https:\/\/(api\.)?soundcloud\.com\/[\w%:-]+\/[\w%:/-]+$/.test(inner);
      return isTrack ? at(`https://w.soundcloud.com/player/?url=${encodeURIComponent(inner)}`, inner) : null;
    },
  },
  {
    name: "Podigee",
    kind: "audio",
    hosts: ["*.podigee.io"],
    player: ({ origin }, [episode]) =>
      isId(episode) ? at(`${origin}/${episode}/embed?context=external`, `${origin}/${episode}`) : null,
  },
  {
    name: "IDAGIO",
    kind: "audio",
    hosts: ["app.idagio.com"],
    player: ({ origin }, parts) =>
      parts.includes("embed") && parts.every(isId) ? at(origin + pathOf(parts), origin + pathOf(parts)) : null,
  },
  {
    name: "Issuu",
    kind: "viewer",
    hosts: ["e.issuu.com", "issuu.com"],
    player: ({ hostname, searchParams }, [user, , document]) => {
      const [u, d] = hostname.startsWith("e.") ? [searchParams.get("u"), searchParams.get("d")] : [user, document];
      return isId(u ?? undefined) && isId(d ?? undefined)
        ? at(`https://e.issuu.com/embed.html?d=${d}&u=${u}`, `https://issuu.com/${u}/docs/${d}`)
        : null;
    },
  },
  {
    name: "Yumpu",
    kind: "viewer",
    hosts: ["yumpu.com"],
    player: (_, parts) => {
      const id = parts.find((part) => /^\d{4,12}$/.test(part));
      return id
        ? at(`https://www.yumpu.com/de/embed/view/${id}`, `https://www.yumpu.com/de/document/view/${id}`)
        : null;
    },
  },
  {
    name: "Adobe",
    kind: "viewer",
    hosts: ["indd.adobe.com"],
    player: (_, parts) => {
      const id = behind(parts, "view", "embed");
      return id ? at(`https://indd.adobe.com/embed/${id}`, `https://indd.adobe.com/view/${id}`) : null;
    },
  },
  {
    name: "Instagram",
    kind: "social",
    hosts: ["instagram.com"],
    player: (_, parts) => {
      const id = behind(parts, "p", "reel", "tv");
      return id ? at(`https://www.instagram.com/p/${id}/embed/`, `https://www.instagram.com/p/${id}/`) : null;
    },
  },
  {
    name: "X (Twitter)",
    kind: "social",
    hosts: ["twitter.com", "x.com", "platform.twitter.com"],
    player: ({ searchParams }, parts) => {
      const id = behind(parts, "status") ?? searchParams.get("id");
      return id && /^\d{5,25}$/.test(id)
        ? at(`https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`, `https://twitter.com/i/status/${id}`)
        : null;
    },
  },
  {
    name: "Facebook",
    kind: "social",
    hosts: ["facebook.com"],
    player: ({ searchParams }, parts) => {
      const inner = parts[0] === "plugins" ? searchParams.get("href") : `https://www.facebook.com${pathOf(parts)}`;
      const isPost = inner !== null && /^https:\/\/(www\.)?facebook\.com\/[\w./%-]+$/.test(inner);
      return isPost
        ? at(`https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(inner)}&show_text=true`, inner)
        : null;
    },
  },
  {
    name: "TikTok",
    kind: "social",
    hosts: ["tiktok.com"],
    player: (_, parts) => {
      const id = parts.find((part) => /^\d{8,25}$/.test(part));
      return id ? at(`https://www.tiktok.com/embed/v2/${id}`, `https://www.tiktok.com/embed/v2/${id}`) : null;
    },
  },
];

/** Everybody whose content a page may show: what a visitor is told before consenting to all of it. */
export const embedProviders: readonly string[] = [...videoProviders, ...providers.map(({ name }) => name), mapProvider];

const isOn = (hostname: string, host: string): boolean =>
  host.startsWith("*.")
    ? hostname.endsWith(host.slice(1)) && /^[\w-]+$/.test(hostname.slice(0, 1 - host.length))
    : hostname === host;

function playerAt(address: string, kind: EmbedKind): Embed | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const hostname = url.hostname.replace(/^(www|m)\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  const provider = providers.find((one) => one.kind === kind && one.hosts.some((host) => isOn(hostname, host)));
  const player = provider?.player(url, parts);
  return provider && player ? { provider: provider.name, ...player } : null;
}

/**
 * What an embed code or a plain address shows, if it is content of a provider that is permitted for this kind; else
 * null. Of the code no more is taken than that address: nothing else of it reaches a page.
 */
export function embedOf(code: string, kind: EmbedKind): Embed | null {
  const addresses = code.replaceAll("&amp;", "&").match(/(?:https:)?\/\/[^\s"'<>\\]+/g) ?? [];
  for (const address of addresses) {
    const found = playerAt(address.startsWith("//") ? `https:${address}` : address, kind);
    if (found) return found;
  }
  return null;
}

/** The same for the address of a video. */
export function videoOf(url: string): Embed | null {
  const found = embedAddress(url);
  return found && { ...found, href: url };
}
