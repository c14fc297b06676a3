import { expect, test, vi } from "vitest";
import { LostPart } from "~/domain/common/part";
import { chunksOf, loadNamespaces } from "~/i18n/text-chunks";
import { createTexts } from "~/i18n/texts";

/** An instance with one loader, and what a component asks it for. */
function loading(place: `${string}/${string}`, load: () => Promise<Record<string, string>>) {
  const texts = createTexts({}, { [place]: load });
  const [lang = "", namespace = ""] = place.split("/");
  return { texts, ask: () => chunksOf(texts)?.arrival(texts, lang, namespace), lang, namespace };
}

test("loads a namespace once, also when asked twice at the same time", async () => {
  const load = vi.fn(async () => ({ title: "Programme" }));
  const { texts, ask } = loading("en/programme", load);
  await Promise.all([ask(), ask()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(texts.t("title", { lng: "en", ns: "programme" })).toBe("Programme");
});

test("a namespace without a file is null at once", () => {
  const texts = createTexts({});
  expect(chunksOf(texts)?.arrival(texts, "la", "shop")).toBeNull();
});

test("a chunk that fails is asked for once more", async () => {
  const load = vi.fn(async () => ({ ok: "ja" })).mockRejectedValueOnce(new Error("offline"));
  const { texts, ask } = loading("de/shop", load);
  await ask();
  expect(texts.t("ok", { ns: "shop" })).toBe("ja");
  expect(load).toHaveBeenCalledTimes(2);
});

test("whoever renders gets the same failure again and asks for nothing", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  const { ask } = loading("de/shop", load);
  const first = ask();
  await expect(first).rejects.toBeInstanceOf(LostPart);
  expect(ask()).toBe(first);
  expect(first).toMatchObject({ status: "rejected", reason: expect.any(LostPart) });
  expect(load).toHaveBeenCalledTimes(2);
});

test("whoever loads begins anew after a failure", async () => {
  const load = vi.fn(async () => ({ ok: "ja" }));
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
  const { texts } = loading("de/shop", load);
  await expect(loadNamespaces(texts, "de", ["shop"])).rejects.toBeInstanceOf(LostPart);
  await loadNamespaces(texts, "de", ["shop"]);
  expect(texts.t("ok", { ns: "shop" })).toBe("ja");
});

test("a language without the namespace gets the German one loaded", async () => {
  const load = vi.fn(async () => ({ title: "Programm" }));
  await loadNamespaces(loading("de/programme", load).texts, "la", ["programme"]);
  expect(load).toHaveBeenCalledTimes(1);
});
