import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../../../workers/db/client";
import { storeImage } from "../../../workers/media/store-image";
import { database } from "../../support/stored-site";
import { pictures } from "../../support/edge";

let drawings = 0;

/** A picture of its own; its rights may end. */
async function picture(rightsExpireAt: number | null = null): Promise<string> {
  drawings += 1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="400"><rect width="${drawings}" height="400" fill="#bfe6d2"/></svg>`;
  const stored = await storeImage(env, db(env), { source: { svg }, alt: {}, rightsExpireAt }, 0);
  if (!stored.ok) throw new Error(stored.detail);
  return stored.value.hash;
}
const ask = (path: string, bindings: Partial<typeof env> = {}) => pictures.request(path, {}, { ...env, ...bindings });

/** The image service, counting what it makes. */
function counted() {
  let made = 0;
  const IMAGES = new Proxy(env.IMAGES, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (key === "input") made += 1;
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  return { IMAGES, made: () => made };
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a variant that does not exist yet", () => {
  it("is made once for all who ask meanwhile, and they get the same", async () => {
    const hash = await picture();
    const { IMAGES, made } = counted();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => ask(`/${hash}/w320.jpg`, { IMAGES })));
    expect([made(), answers.map(({ status }) => status)]).toEqual([1, [200, 200, 200, 200, 200]]);
    const bodies = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    expect(new Set(bodies).size).toBe(1);
  });

  it("is the nearest that is there while it cannot be made, and never one the browser may not know", async () => {
    const hash = await picture();
    for (const name of ["w320.jpg", "w640.webp"]) await ask(`/${hash}/${name}`);
    const IMAGES = new Proxy(env.IMAGES, {
      get() {
        throw new Error("Images is down");
      },
    });
    const typeOf = async (name: string) => (await ask(`/${hash}/${name}`, { IMAGES })).headers.get("content-type");
    expect([await typeOf("w640.avif"), await typeOf("w640.jpg"), await typeOf("card.jpg")]).toEqual([
      "image/webp",
      "image/jpeg",
      "image/jpeg",
    ]);
  });
});

describe("a picture nobody has", () => {
  it("costs one query, however often it is asked for", async () => {
    const { DB, queries } = database();
    const unknown = "c".repeat(16);
    for (let n = 0; n < 5; n += 1) expect((await ask(`/${unknown}/w640.avif`, { DB })).status).toBe(404);
    expect(queries()).toBe(1);
  });
});

describe("a picture whose rights end", () => {
  it("is shown until then, kept no longer than that, and gone afterwards", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const hash = await picture(1_000_000 + 100_000);
    const before = await ask(`/${hash}/w320.jpg`);
    expect([before.status, before.headers.get("cache-control")]).toEqual([200, "public, max-age=100"]);
    vi.setSystemTime(1_000_000 + 100_000);
    expect((await ask(`/${hash}/w320.jpg`)).status).toBe(404);
  });

  it("before anybody asked is not shown at all", async () => {
    const hash = await picture(Date.now() - 1);
    expect((await ask(`/${hash}/w640.webp`)).status).toBe(404);
  });
});
