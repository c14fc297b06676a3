import { expect, test, vi } from "vitest";
import { LostPart } from "~/domain/common/part";
import { createCatalog, loadNamespaces } from "~/i18n/catalog";

test("loads a namespace once, also when asked twice at the same time", async () => {
  const load = vi.fn(async () => ({ title: "Programme" }));
  const catalog = createCatalog({}, { "en/programme": load });
  await Promise.all([catalog.get("en", "programme"), catalog.get("en", "programme")]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await catalog.get("en", "programme")).toEqual({ title: "Programme" });
});

test("a namespace without a file is null at once", () => {
  expect(createCatalog({}).get("la", "shop")).toBeNull();
});

test("a chunk that fails is asked for once more", async () => {
  const load = vi.fn(async () => ({ ok: "ja" })).mockRejectedValueOnce(new Error("offline"));
  expect(await createCatalog({}, { "de/shop": load }).get("de", "shop")).toEqual({ ok: "ja" });
  expect(load).toHaveBeenCalledTimes(2);
});

test("whoever renders gets the same failure again and asks for nothing", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  const catalog = createCatalog({}, { "de/shop": load });
  const first = catalog.get("de", "shop");
  await expect(first).rejects.toBeInstanceOf(LostPart);
  expect(catalog.get("de", "shop")).toBe(first);
  expect(first).toMatchObject({ status: "rejected", reason: expect.any(LostPart) });
  expect(load).toHaveBeenCalledTimes(2);
});

test("whoever loads begins anew after a failure", async () => {
  const load = vi.fn(async () => ({ ok: "ja" }));
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
  const catalog = createCatalog({}, { "de/shop": load });
  await expect(loadNamespaces(catalog, "de", ["shop"])).rejects.toBeInstanceOf(LostPart);
  await loadNamespaces(catalog, "de", ["shop"]);
  expect(await catalog.get("de", "shop")).toEqual({ ok: "ja" });
});

test("a language without the namespace gets the German one loaded", async () => {
  const load = vi.fn(async () => ({ title: "Programm" }));
  await loadNamespaces(createCatalog({}, { "de/programme": load }), "la", ["programme"]);
  expect(load).toHaveBeenCalledTimes(1);
});
