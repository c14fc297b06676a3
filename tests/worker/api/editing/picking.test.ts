import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { KeptFile, KeptImage } from "~/domain/editing/picking";
import { heaviestFile } from "~/domain/pages/media-files";
import type { StaffRole } from "~/domain/staff/permissions";
import { media } from "../../../../workers/db/schema/media";
import { reindex } from "../../../../workers/db/search/search-index";
import { database, documentWith, emptyHouse, headline, publishedPage } from "../../../support/editing";
import { editors } from "../../../support/editors";

const { ask, call } = editors();

beforeAll(async () => {
  await emptyHouse();
  await publishedPage("/haus", documentWith(headline("m1", "Drei Säle")));
  await publishedPage("/agb", documentWith(headline("m2", "Karten")));
  await reindex(database);
  await database.delete(media);
  await database.insert(media).values([
    { hash: "a".repeat(16), mime: "image/png", width: 800, height: 600, alt: { de: "Ein Turm" }, createdAt: 1 },
    { hash: "b".repeat(16), mime: "image/png", width: 800, height: 600, filename: "100%.png", createdAt: 2 },
    { hash: "c".repeat(16), mime: "audio/mpeg", kind: "audio", filename: "Turm.mp3", createdAt: 3 },
  ]);
});

const picked = async (kind: string, query = "") =>
  (await ask("editor", "GET", `pick/${kind}/${query}`)).json<{ count: number; results: Record<string, unknown>[] }>();
/** A picture as a browser would send it. */
async function picture(width = 40, height = 30): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#0f5b45"/></svg>`;
  const made = await env.IMAGES.input(new Blob([svg]).stream()).output({ format: "image/png" });
  return new File([await made.response().arrayBuffer()], "foyer.png", { type: "image/png" });
}
async function send(file: File, role: StaffRole | null = "editor", headers: Record<string, string> = {}) {
  const body = new FormData();
  body.append("file", file);
  return ask(role, "POST", "media/", { body, headers });
}
const foreign = { origin: "https://evil.example" };

describe("what editors choose from", { timeout: 60_000 }, () => {
  it("are the pages of the house before a word is typed, and what fits the words then", async () => {
    expect((await picked("links")).results).toEqual([
      { url: "/agb", title: "/agb", kind: "page", note: "/agb" },
      { url: "/haus", title: "/haus", kind: "page", note: "/haus" },
    ]);
    expect((await picked("links", "?q=haus")).results).toMatchObject([{ url: "/haus", kind: "page" }]);
    expect(await picked("events")).toMatchObject({ count: 0, results: [] });
  });

  it("are pictures by their words, the newest first, and no other files; signs of the search are letters", async () => {
    const names = async (query: string) => (await picked("images", query)).results.map(({ src }) => String(src).at(-1));
    expect(await names("")).toEqual(["b", "a"]);
    expect(await names("?q=turm")).toEqual(["a"]);
    expect(await names("?q=100%25")).toEqual(["b"]);
    expect(await names("?q=_")).toEqual([]);
    expect((await ask("editor", "GET", "pick/images/?page=2")).status).toBe(404);
  });
});

describe("a picture that an editor brings", { timeout: 60_000 }, () => {
  it("is kept once, and keeps what is said of it", async () => {
    const kept = await send(await picture());
    expect(kept.status).toBe(201);
    const { id, width, height, facts } = await kept.json<KeptImage>();
    const unsaid = { credit: "", rights_holder: "", rights_until: null };
    expect([width, height, facts]).toEqual([
      40,
      30,
      { alt: {}, decorative: false, focal: { x: 0.5, y: 0.5 }, ...unsaid },
    ]);
    const said = await ask("editor", "PATCH", `media/${id}/`, {
      body: { alt: { de: "Das Foyer" }, focal: { x: 0.2, y: 1 }, base_rev: 0 },
    });
    expect(said.status).toBe(200);
    await ask("editor", "PATCH", `media/${id}/`, { body: { alt: { en: "The foyer" }, base_rev: 1 } });
    const again = await (await send(await picture())).json<KeptImage>();
    expect(again).toMatchObject({
      id,
      alt: "Das Foyer",
      facts: { alt: { de: "Das Foyer", en: "The foyer" }, focal: { x: 0.2, y: 1 } },
    });
    expect((await ask("editor", "PATCH", `media/${id}/`, { body: { focal: { x: 2, y: 0 } } })).status).toBe(400);
  });

  it("is refused while an isolate has no room for another, and taken afterwards", async () => {
    const files = await Promise.all([41, 42, 43].map((width) => picture(width, 31)));
    const fourth = await picture(45, 31);
    const { promise: read, resolve: readOn } = Promise.withResolvers<void>();
    const real = env.IMAGES.info.bind(env.IMAGES);
    const reading = vi.spyOn(env.IMAGES, "info").mockImplementation(async (...asked) => {
      await read;
      return real(...asked);
    });
    const kept = files.map((file) => send(file));
    await vi.waitFor(() => expect(reading).toHaveBeenCalledTimes(3), { timeout: 30_000 });
    const refused = await send(fourth);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await refused.json()).toMatchObject({ code: "overloaded" });
    readOn();
    expect((await Promise.all(kept)).map(({ status }) => status)).toEqual([201, 201, 201]);
    reading.mockRestore();
    expect((await send(fourth)).status).toBe(201);
  });

  it("is described on what was seen of it, by one of two who do it", async () => {
    const { id } = await (await send(await picture(44, 30))).json<KeptImage>();
    const say = (body: object, headers = {}) => ask("editor", "PATCH", `media/${id}/`, { body, headers });
    expect((await say({ credit: "ohne" })).status).toBe(428);
    const both = await Promise.all(["Ada", "Bob"].map((credit) => say({ credit, base_rev: 0 })));
    const [won, late] = both.toSorted((a, b) => a.status - b.status);
    expect([won?.status, late?.status]).toEqual([200, 409]);
    const { facts } = (await won?.json<KeptImage>()) ?? {};
    expect(await late?.json()).toMatchObject({ code: "conflict", image: { rev: 1, facts } });
    expect((await say({ credit: "spät" }, { "if-match": "0" })).status).toBe(409);
    expect(await (await ask("editor", "GET", `media/${id}/`)).json()).toMatchObject({ rev: 1, facts });
    expect((await say({ credit: "Cleo" }, { "if-match": "1" })).status).toBe(200);
  });

  it("is shown for as long as the house may, and stands with whose it is", async () => {
    const { id, src } = await (await send(await picture(64, 48))).json<KeptImage>();
    let rev = 0;
    const say = async (body: object) => {
      const said = await ask("editor", "PATCH", `media/${id}/`, { body: { ...body, base_rev: rev } });
      if (said.ok) rev += 1;
      return said;
    };
    const until = (ms: number) => new Date(Date.now() + ms).toISOString();
    const credit = { credit: " Foto: Ada Muster ", rights_holder: "Agentur" };
    const said = await say({ ...credit, rights_until: until(60 * 60_000) });
    expect(await said.json()).toMatchObject({
      credit: "Foto: Ada Muster",
      facts: { credit: "Foto: Ada Muster", rights_holder: "Agentur", rights_until: expect.stringContaining("T") },
    });
    const shown = await call(`${src}/w320.jpg`);
    expect(shown.status).toBe(200);
    // No browser keeps it beyond that.
    const [, age = "0"] = /max-age=(\d+)/.exec(shown.headers.get("cache-control") ?? "") ?? [];
    expect(Number(age)).toBeLessThanOrEqual(60 * 60);
    const over = await (await send(await picture(72, 48))).json<KeptImage>();
    await ask("editor", "PATCH", `media/${over.id}/`, { body: { rights_until: until(-1_000), base_rev: 0 } });
    expect((await call(`${over.src}/w320.jpg`)).status).toBe(404);
    expect(await (await say({ rights_until: null })).json()).toMatchObject({ facts: { rights_until: null } });
    for (const wrong of ["morgen", "0026-12-31T23:00:00Z"])
      expect((await say({ rights_until: wrong })).status).toBe(400);
    expect((await say({ credit: "x".repeat(201) })).status).toBe(400);
  });

  it("is what its bytes say, and brought by those who may", async () => {
    const html = new File(["<script>alert(1)</script>"], "x.png", { type: "image/png" });
    expect((await send(html)).status).toBe(422);
    expect((await send(new File(["<svg onload='alert(1)'/>"], "x.svg", { type: "image/svg+xml" }))).status).toBe(422);
    expect((await send(await picture(), "box-office")).status).toBe(403);
    expect((await ask("editor", "PATCH", "media/999999/", { body: { decorative: true, base_rev: 0 } })).status).toBe(
      404,
    );
  });

  it("is neither brought, seen nor described by others, or from elsewhere", async () => {
    const { id } = await (await send(await picture(48, 30))).json<KeptImage>();
    const body = { alt: { de: "Fremd" }, base_rev: 0 };
    const before = await database.$count(media);
    for (const [role, status] of [
      [null, 401],
      ["box-office", 403],
    ] as const) {
      expect((await send(await picture(56, 30), role)).status).toBe(status);
      expect((await ask(role, "GET", `media/${id}/`)).status).toBe(status);
      expect((await ask(role, "PATCH", `media/${id}/`, { body })).status).toBe(status);
      expect((await ask(role, "GET", "pick/images/")).status).toBe(status);
    }
    expect((await send(await picture(56, 30), "editor", foreign)).status).toBe(403);
    expect((await ask("editor", "PATCH", `media/${id}/`, { body, headers: foreign })).status).toBe(403);
    expect(await database.$count(media)).toBe(before);
    expect(await (await ask("editor", "GET", `media/${id}/`)).json()).toMatchObject({ facts: { alt: {} } });
  });

  it("has sides that can be seen, and no more bytes than a browser is told", async () => {
    expect((await send(await picture(8, 400))).status).toBe(422);
    const heavy = new File([new Uint8Array(11 * 1024 * 1024 + 1)], "schwer.png", { type: "image/png" });
    expect((await send(heavy)).status).toBe(413);
  });
});

describe("a file that an editor brings", { timeout: 60_000 }, () => {
  const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  const bring = async (
    content: string | Uint8Array<ArrayBuffer>,
    name: string,
    type = "",
    role: StaffRole | null = "editor",
  ) => {
    const body = new FormData();
    body.append("file", new File([typeof content === "string" ? bytes(content) : content], name, { type }));
    return ask(role, "POST", "files/", { body });
  };
  const kept = async (...file: Parameters<typeof bring>) => {
    const answer = await bring(...file);
    return [answer.status, (await answer.json<Partial<KeptFile>>()).mime];
  };

  it("is what its bytes say; what it is called chooses where they leave a choice", async () => {
    const mp4 = "\0\0\0\u0020ftypisom----";
    for (const [content, name, type, mime] of [
      ["%PDF-1.7 a", "Heft.pdf", "application/pdf", "application/pdf"],
      ["%PDF-1.7 b", "Heft.html", "text/html", "application/pdf"],
      ["ID3\u0004", "Ton.mp3", "audio/mpeg", "audio/mpeg"],
      ["\u00ff\u00fb\u0090", "Ton.mp3", "", "audio/mpeg"],
      [`${mp4}a`, "Ton.m4a", "audio/x-m4a", "audio/mp4"],
      ["\0\0\0\u0020ftypM4A b", "Ton.m4a", "", "audio/mp4"],
      [`${mp4}c`, "Film.mp4", "video/mp4", "video/mp4"],
      ["OggS a", "Ton.ogg", "audio/ogg", "audio/ogg"],
      ["\u00ef\u00bb\u00bfWEBVTT", "de.vtt", "", "text/vtt"],
    ] as const)
      expect([name, ...(await kept(content, name, type))]).toEqual([name, 201, mime]);
  });

  it("is nothing that could run, whatever it is called, and brought by those who may", async () => {
    for (const content of ["<script>alert(1)</script>", "<svg onload='alert(1)'/>", " %PDF-1.7", "MZ\u0090", ""])
      expect((await bring(content, "Heft.pdf", "application/pdf")).status, content).toBe(422);
    const before = await database.$count(media);
    expect((await bring("%PDF-1.7", "Heft.pdf", "application/pdf", "box-office")).status).toBe(403);
    expect((await bring("%PDF-1.7", "Heft.pdf", "application/pdf", null)).status).toBe(401);
    const body = new FormData();
    body.append("file", new File(["%PDF-1.7"], "Heft.pdf"));
    expect((await ask("editor", "POST", "files/", { body, headers: foreign })).status).toBe(403);
    expect((await ask("box-office", "GET", "files/")).status).toBe(403);
    expect(await database.$count(media)).toBe(before);
  });

  it("is kept once, handed out as what it is and run by nothing", async () => {
    const first = await (await bring("%PDF-1.7 Programm", "C:\\Kino\\Programm Jänner.pdf")).json<KeptFile>();
    expect(first).toMatchObject({ name: "Programm Jänner.pdf", note: "PDF, 0 kB" });
    const again = await (await bring("%PDF-1.7 Programm", "anders.pdf")).json<KeptFile>();
    expect(again).toEqual(first);
    const { headers, status } = await call(first.src);
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      200,
      "application/pdf",
      "nosniff",
    ]);
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await (await ask("editor", "GET", `files/${first.id}/`)).json()).toEqual(first);
  });

  it("may weigh twenty megabytes and no more, as far as it is from the house", async () => {
    const weighing = (length: number) => {
      const content = new Uint8Array(length);
      content.set(bytes("%PDF-1.7"));
      return content;
    };
    expect((await bring(weighing(heaviestFile), "schwer.pdf")).status).toBe(201);
    expect((await bring(weighing(heaviestFile + 1), "zu schwer.pdf")).status).toBe(413);
    const body = new FormData();
    body.append("file", new File([weighing(12 * 1024 * 1024)], "schwer.pdf"));
    expect((await ask(null, "POST", "files/", { body })).status).toBe(413);
  });

  it("is found by its name, by its type, and as where a link may lead", async () => {
    await bring("%PDF-1.7 Saalplan", "Saalplan_2026.pdf");
    await bring("OggS Saalplan", "Saalplan.ogg");
    const names = async (query: string) =>
      (await (await ask("editor", "GET", `files/?${query}`)).json<{ results: KeptFile[] }>()).results.map(
        ({ name }) => name,
      );
    expect((await names("q=saalplan")).toSorted()).toEqual(["Saalplan.ogg", "Saalplan_2026.pdf"]);
    expect(await names("q=saalplan&type=application/pdf")).toEqual(["Saalplan_2026.pdf"]);
    expect(await names("q=saalplan&type=audio/*")).toEqual(["Saalplan.ogg"]);
    expect(await names("q=plan_")).toEqual(["Saalplan_2026.pdf"]);
    expect((await ask("editor", "GET", "files/?type=text/html")).status).toBe(400);
    expect((await picked("links", "?q=saalplan_")).results).toMatchObject([
      { kind: "file", title: "Saalplan_2026.pdf", url: expect.stringMatching(/^\/media\/.{16}\/file\.pdf$/) as string },
    ]);
  });
});
