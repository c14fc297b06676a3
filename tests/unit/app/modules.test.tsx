import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import type { Image } from "~/domain/common/schema";
import { locales } from "~/domain/locale/locales";
import { draftSchema } from "~/domain/pages/draft";
import { resolveDocument, type MediaFile, type VenueCard } from "~/domain/pages/document";
import type { Container } from "~/domain/pages/schema";
import { ModuleContext } from "~/features/pages/module-context";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import { definitions } from "~/modules/definitions";
import { loadLateParts } from "~/ui/asleep/late";
import { ModuleTree } from "~/modules/ModuleTree";
import { viewOf } from "~/modules/views";
import common from "~/i18n/messages/de/common.json";
import home from "~/i18n/messages/de/home.json";
import moduleTexts from "~/i18n/messages/de/modules.json";
import productions from "~/i18n/messages/de/productions.json";

const folders = readdirSync(fileURLToPath(new URL("../../../app/modules", import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const image: Image = {
  id: 1,
  src: "/media/abc",
  alt: "Ein Fenster",
  width: 1200,
  height: 900,
  ratio: 1.33,
  widths: [320, 640],
  focal: { x: 0.5, y: 0.5 },
  color: "#000000",
  credit: "",
};
const venue: VenueCard = {
  id: 1,
  name: "Kino Meridian",
  url: "/de/veranstaltungsort/kino-meridian/1",
  text: "",
  address: "Meridiangasse 5",
  transport: "",
  image: null,
  rooms: [{ name: "Studio", seats: 68, wheelchair_places: 2, access: [] }],
};
const file: MediaFile = { id: 1, src: "/media/abc/file.webm", mime: "video/webm", bytes: 3_140_000 };
const now = Date.parse("2026-11-21T17:05:00Z");

const container = (type: string, props: Record<string, unknown>): Container => ({
  id: "c",
  slug: "c",
  layout: "100",
  extra_class: "",
  parent: null,
  content_type: "page",
  object_id: 1,
  image: null,
  columns: [{ index: 0, classes: "", children: [{ id: "m", parent: "c", type, version: 1, order: 0, props }] }],
});
const resolved = (type: string, props: Record<string, unknown>) => {
  const { image: _, ...stored } = container(type, props);
  return resolveDocument(
    { containers: [stored] },
    { page: 1, lang: "de", now, sources: { image: () => image, file: () => file, venue: () => venue } },
  ).modules;
};

function draw(containers: Container[]): string {
  const texts = createTexts({
    "de/common": common,
    "de/home": home,
    "de/productions": productions,
    "de/modules": moduleTexts,
  });
  const element = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="de">
        <ModuleContext
          value={{ path: "/haus", version: null, data: {}, wide: [], now, today: "2026-11-21", ticket: () => null }}
        >
          <ModuleTree containers={containers} fallback={[]} />
        </ModuleContext>
      </LocaleProvider>
    </I18nextProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

beforeAll(loadLateParts);

describe.each(folders)("module %s", (type) => {
  const definition = definitions.get(type);

  it("has a definition and a view", () => {
    expect(definition?.type).toBe(type);
    expect(viewOf(type)).toBeTypeOf("function");
  });

  it("is named in every language, as are its fields", () => {
    const labels = [definition?.label, ...Object.values(definition?.fields ?? {}).map((field) => field.label)];
    for (const label of labels) for (const { code } of locales) expect(label?.[code as "de"]).toMatch(/\S/);
  });

  it("asks for exactly the props of its schema", () => {
    expect(Object.keys(definition?.fields ?? {}).toSorted()).toEqual(
      Object.keys(definition?.schema.shape ?? {}).toSorted(),
    );
  });

  it("can be saved as it is created and published as its sample", () => {
    if (!definition) throw new Error("no definition");
    expect(draftSchema(definition).safeParse(definition.defaults).error).toBeUndefined();
    expect(definition.schema.safeParse(definition.sample).error).toBeUndefined();
  });

  it("draws its sample and survives an empty draft", () => {
    expect(draw(resolved(type, definition?.sample ?? {}))).not.toContain("[object Object]");
    expect(() => draw([container(type, {})])).not.toThrow();
  });
});

describe("the module tree", () => {
  it("renders nothing for a type it does not know", () => {
    expect(draw([container("from_the_future", { headline: "x" })])).toBe("");
  });

  it("publishes no headline without a text, and no level out of its range", () => {
    const headline = definitions.get("headline");
    expect(headline?.schema.safeParse({ ...headline.sample, content: { en: "Only English" } }).success).toBe(false);
    expect(headline?.schema.safeParse({ ...headline.sample, headline_level: 1 }).success).toBe(false);
  });

  it("refuses a link that is code", () => {
    const link = definitions.get("link");
    expect(link?.schema.safeParse({ ...link.sample, link: "javascript:alert(1)" }).success).toBe(false);
    expect(link?.schema.safeParse({ ...link.sample, link: "//elsewhere.example" }).success).toBe(false);
  });

  it("counts a hall's places in words of their number", () => {
    const rooms = [
      { name: "Loge", seats: 1, wheelchair_places: 1, access: [] },
      { name: "Studio", seats: 68, wheelchair_places: 2, access: [] },
    ];
    const words = draw([container("venue", { venue: { ...venue, rooms } })]).replace(/<!--.*?-->|<[^>]+>/g, "");
    expect(words).toContain("Loge 1 Platz, 1 Rollstuhlplatz");
    expect(words).toContain("Studio 68 Plätze, 2 Rollstuhlplätze");
  });

  it("opens a link in a new tab where an editor wants that, and says so", () => {
    const link = { link_text: "Programm", link: "/programm", extra_class: "button" };
    expect(draw([container("link", link)])).not.toContain("target");
    const opened = draw([container("link", { ...link, open_new_window: true })]);
    expect(opened).toMatch(/<a href="\/de\/programm" target="_blank" rel="noopener"/);
    expect(opened).toContain(common["link.newTab"]);
  });

  it.each(["slider", "contact-sheet"])("says below every picture of a %s what it shows and who took it", (format) => {
    const children = [
      { image: { ...image, credit: "Foto: Haas" }, description: "Der Hof" },
      { image: { ...image, id: 2 } },
    ];
    const captions = draw([container("image_list", { format, children })]).match(/<figcaption[^>]*>.*?<\/figcaption>/g);
    expect(captions).toEqual([expect.stringContaining(">Der Hof Foto: Haas<")]);
  });

  it("leads on from a full teaser by its headline where the link has no text", () => {
    const teaser = { headline: "Licht an", link: "/programm" };
    expect(draw([container("full_teaser", teaser)])).toMatch(/<h2><a href="\/de\/programm"[^>]*>Licht an<\/a><\/h2>/);
    const named = draw([container("full_teaser", { ...teaser, link_text: "Mehr" })]);
    expect(named).toContain("<h2>Licht an</h2>");
    expect(named.match(/<a /g)).toHaveLength(1);
  });

  it("keeps foreign code in an origin of its own", () => {
    const frame = draw([container("html", { html_code: "<p>x</p>" })]);
    expect(frame).toContain('src="/de/html/m/haus"');
    // Scripts together with the house's origin would be no sandbox at all.
    expect(/sandbox="([^"]*)"/.exec(frame)?.[1]?.split(" ")).toEqual([
      "allow-scripts",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    ]);
    expect(frame).not.toContain("srcDoc");
  });

  it("refuses videos of other providers", () => {
    const video = definitions.get("video");
    const accepts = (url: string) => video?.schema.safeParse({ ...video.sample, video_url: url }).success;
    for (const url of [
      "https://evil.example/youtube.com",
      "javascript://youtube.com/%0aalert(1)",
      "data://youtube.com/x",
      "https://youtube.com.evil.example/watch?v=abcdefgh",
      "https://www.youtube.com/",
    ])
      expect([url, accepts(url)]).toEqual([url, false]);
    for (const url of ["https://www.youtube.com/watch?v=abcdefgh", "https://youtu.be/abcdefgh", "https://vimeo.com/1"])
      expect([url, accepts(url)]).toEqual([url, true]);
  });

  it("names who keeps foreign content, and asks nothing of it", () => {
    const embeds: [string, Record<string, unknown>, string][] = [
      ["audio", { embed_code: "https://soundcloud.com/kino-meridian/vorspann", title: "Vorspann" }, "SoundCloud"],
      ["viewer", { embed_code: "https://issuu.com/kinomeridian/docs/winter", title: "Heft" }, "Issuu"],
      ["social_media", { embed_code: "https://www.instagram.com/p/Ck1/", text: "Stimmt." }, "Instagram"],
      ["video_list", { children: [{ video_url: "https://vimeo.com/1", image, title: "M" }] }, "Vimeo"],
    ];
    for (const [type, props, provider] of embeds) {
      const drawn = draw([container(type, props)]);
      expect(drawn, type).toContain(provider);
      expect(drawn, type).not.toMatch(/<iframe|<script|src="https?:/);
    }
  });

  it.each([
    ["audio", "embed_code", "https://evil.example/open.spotify.com"],
    ["viewer", "embed_code", "https://open.spotify.com/episode/1a"],
    ["social_media", "embed_code", "<script>alert(1)</script>"],
    ["audio_file", "file", null],
    ["audio_file", "length", "sechzehn"],
    ["video_file", "image", null],
    ["hero_media", "online_from", ""],
    ["logo_list", "children", []],
    ["venue_list", "children", []],
    ["video_list", "children", []],
    ["blog_teaser_list", "items", 9],
    ["event_list", "children", [0]],
  ])("publishes no %s with a wrong %s", (type, key, value) => {
    const definition = definitions.get(type);
    expect(definition?.schema.safeParse({ ...definition.sample, [key]: value }).success).toBe(false);
  });

  it("publishes a document with a file, an address or both, but not with neither", () => {
    const viewer = definitions.get("viewer");
    const accepts = (props: object) => viewer?.schema.safeParse({ ...viewer.sample, ...props }).success;
    expect([
      accepts({ embed_code: "", file: { $file: 1 } }),
      accepts({ file: { $file: 1 } }),
      accepts({ embed_code: "", file: null }),
    ]).toEqual([true, true, false]);
    const document = draw([
      container("viewer", { file: { ...file, mime: "application/pdf" }, title: "Heft", pages: 24 }),
    ]);
    expect(document.replace(/<[^>]+>/g, " ")).toMatch(/24 Seiten\s+Heft\s+PDF, 3,1.MB\s+Herunterladen, 3,1.MB/);
  });

  it("plays a film of the house with its captions, in the place that its picture keeps", () => {
    const film = draw([container("video_file", { file, image, captions: { ...file, src: "/media/c/file.vtt" } })]);
    expect(film).toMatch(/--ratio:1.33/);
    expect(film).toMatch(
      /<video src="\/media\/abc\/file.webm" poster="\/media\/abc\/w640.jpg" controls="" playsInline="" preload="none"/,
    );
    expect(film).toContain('<track kind="captions" src="/media/c/file.vtt" srcLang="de"');
  });

  it("puts a section on its plane, with its picture and the classes an editor gave", () => {
    const section = { ...container("text", {}), extra_class: "mint", image };
    const [column] = section.columns;
    const drawn = draw([{ ...section, columns: column ? [{ ...column, classes: "col-12 leise" }] : [] }]);
    expect(drawn).toMatch(/<section [^>]*data-plane="mint" data-accent="mint"/);
    expect(drawn).toMatch(/class="[^"]* mint" data-look="mint"/);
    expect(drawn).toMatch(/class="[^"]* col-12 leise"/);
    expect(drawn).toContain('src="/media/abc/w640.jpg" alt=""');
    expect(draw([{ ...section, image: null, extra_class: "" }])).not.toContain("<section");
  });
});
