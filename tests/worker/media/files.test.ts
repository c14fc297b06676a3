import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../../workers/db/client";
import { storeFile } from "../../../workers/media/store-file";
import { pictures } from "../../support/edge";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const bytesOf = (text: string) => new TextEncoder().encode(text);
const song = bytesOf("RIFF....WAVEfmt 0123456789");
const ask = (path: string, headers: Record<string, string> = {}) => pictures.request(path, { headers }, env);

async function stored(bytes: Uint8Array, mime: string, filename = "datei"): Promise<string> {
  const result = await storeFile(env, db(env), { bytes, mime, filename }, now);
  if (!result.ok) throw new Error(result.detail);
  return result.value.hash;
}

describe("a file of the library", () => {
  let wav = "";
  beforeAll(async () => {
    wav = await stored(song, "audio/wav");
  });

  it("is stored once, whatever it is called", async () => {
    expect(await stored(song, "audio/wav", "noch einmal")).toBe(wav);
    const found = await env.DB.prepare("SELECT kind, bytes, filename FROM media WHERE hash = ?").bind(wav).all();
    expect(found.results).toEqual([{ kind: "audio", bytes: song.length, filename: "noch einmal" }]);
  });

  it.each([
    ["text/html", "<script>"],
    ["image/svg+xml", "<svg>"],
    ["application/pdf", "<script>"],
    ["video/mp4", "RIFF....WAVE"],
  ])("is not taken as %s when it is %s", async (mime, content) => {
    expect(await storeFile(env, db(env), { bytes: bytesOf(content), mime, filename: "x" }, now)).toMatchObject({
      ok: false,
      code: "unprocessable",
    });
  });

  it("is sent whole, and in the part that a player asks for", async () => {
    const whole = await ask(`/${wav}/file.wav`);
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      "audio/wav",
      "bytes",
    ]);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(song);
    for (const [range, part, said] of [
      ["bytes=16-19", "0123", "bytes 16-19/26"],
      ["bytes=20-", "456789", "bytes 20-25/26"],
      ["bytes=-3", "789", "bytes 23-25/26"],
      ["bytes=24-999", "89", "bytes 24-25/26"],
    ] as const) {
      const answer = await ask(`/${wav}/file.wav`, { range });
      expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([206, part, said]);
    }
    expect((await ask(`/${wav}/file.wav`, { range: "bytes=26-" })).status).toBe(416);
  });

  it("is under the name of its type alone, and under none once the rights have ended", async () => {
    expect((await ask(`/${wav}/file.html`)).status).toBe(404);
    expect((await ask(`/${wav}/w640.avif`)).status).toBe(404);
    expect((await ask("/AAAAAAAAAAAAAAAA/file.wav")).status).toBe(404);
    const lent = await stored(bytesOf("OggS geliehen"), "audio/ogg");
    expect((await ask(`/${lent}/file.ogg`)).status).toBe(200);
    await env.DB.prepare("UPDATE media SET rights_expire_at = 1 WHERE hash = ?").bind(lent).run();
    expect((await ask(`/${lent}/file.ogg`)).status).toBe(404);
  });

  it("is handed over and not opened where it could run something, and runs nothing where it is opened", async () => {
    const pdf = await stored(bytesOf("%PDF-1.7"), "application/pdf", "Heft Jänner.pdf");
    const { headers } = await ask(`/${pdf}/file.pdf`);
    expect(headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Heft%20J%C3%A4nner.pdf");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
