import { describe, expect, it } from "vitest";
import { embedOf, type EmbedKind } from "~/domain/pages/embed";

const frame = (src: string) => `<iframe width="100%" height="166" src="${src}" allow="autoplay"></iframe>`;

describe("foreign content", () => {
  it.each<[EmbedKind, string, string, string]>([
    [
      "audio",
      "https://open.spotify.com/intl-de/episode/7makk4oTQel546B0PZlDM5?si=1",
      "Spotify",
      "https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5",
    ],
    [
      "audio",
      frame("https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123&amp;auto_play=true"),
      "SoundCloud",
      "https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F123",
    ],
    [
      "audio",
      "https://soundcloud.com/kino-meridian/vorspann",
      "SoundCloud",
      "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkino-meridian%2Fvorspann",
    ],
    [
      "audio",
      '<script class="podigee-podcast-player" data-configuration="https://vorspann.podigee.io/12-kasch/embed?context=external"></script>',
      "Podigee",
      "https://vorspann.podigee.io/12-kasch/embed?context=external",
    ],
    [
      "audio",
      frame("https://app.idagio.com/embed/playlists/nacht"),
      "IDAGIO",
      "https://app.idagio.com/embed/playlists/nacht",
    ],
    [
      "viewer",
      frame("//e.issuu.com/embed.html?d=winter&amp;u=kinomeridian"),
      "Issuu",
      "https://e.issuu.com/embed.html?d=winter&u=kinomeridian",
    ],
    [
      "viewer",
      "https://issuu.com/kinomeridian/docs/winter",
      "Issuu",
      "https://e.issuu.com/embed.html?d=winter&u=kinomeridian",
    ],
    [
      "viewer",
      frame("https://www.yumpu.com/de/embed/view/12345678"),
      "Yumpu",
      "https://www.yumpu.com/de/embed/view/12345678",
    ],
    ["viewer", "https://indd.adobe.com/view/0a1b-2c", "Adobe", "https://indd.adobe.com/embed/0a1b-2c"],
    [
      "social",
      '<blockquote data-instgrm-permalink="https://www.instagram.com/p/Ck1_x/?utm_source=ig"></blockquote><script async src="//www.instagram.com/embed.js"></script>',
      "Instagram",
      "https://www.instagram.com/p/Ck1_x/embed/",
    ],
    [
      "social",
      '<blockquote class="twitter-tweet"><a href="https://twitter.com/kino/status/1590000000000000000?ref=x">20.11.</a></blockquote>',
      "X (Twitter)",
      "https://platform.twitter.com/embed/Tweet.html?id=1590000000000000000&dnt=true",
    ],
    [
      "social",
      "https://www.facebook.com/kino.meridian/posts/123",
      "Facebook",
      "https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fkino.meridian%2Fposts%2F123&show_text=true",
    ],
    [
      "social",
      "https://www.tiktok.com/@kino/video/7123456789012345678",
      "TikTok",
      "https://www.tiktok.com/embed/v2/7123456789012345678",
    ],
  ])("is %s from %s", (kind, code, provider, src) => {
    expect(embedOf(code, kind)).toMatchObject({ provider, src });
  });

  it.each<[EmbedKind, string]>([
    ["audio", ""],
    ["audio", "Spotify"],
    ["audio", "https://spotify.com.evil.example/episode/7makk4oTQel546B0PZlDM5"],
    ["audio", "https://evil.example/?u=https://open.spotify.com"],
    ["audio", "javascript://open.spotify.com/episode/1%0aalert(1)"],
    ["audio", "http://open.spotify.com/about"],
    ["audio", "https://w.soundcloud.com/player/?url=https://evil.example/tracks/1"],
    ["audio", "https://podigee.io/12"],
    ["audio", "https://a.b.podigee.io/12/embed"],
    ["viewer", "https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5"],
    ["viewer", "https://issuu.com/kinomeridian"],
    ["social", "https://www.youtube.com/watch?v=abcdefgh"],
    ["social", "https://twitter.com/kino"],
  ])("is no %s: %s", (kind, code) => {
    expect(embedOf(code, kind)).toBeNull();
  });
});
