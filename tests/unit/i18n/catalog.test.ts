import { expect, test, vi } from "vitest";
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

test("a failed chunk is asked for again later", async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("offline");
    return { ok: "ja" };
  };
  const catalog = createCatalog({}, { "de/shop": load });
  await loadNamespaces(catalog, "de", ["shop"]);
  await loadNamespaces(catalog, "de", ["shop"]);
  expect(await catalog.get("de", "shop")).toEqual({ ok: "ja" });
});

test("a language without the namespace gets the German one loaded", async () => {
  const load = vi.fn(async () => ({ title: "Programm" }));
  await loadNamespaces(createCatalog({}, { "de/programme": load }), "la", ["programme"]);
  expect(load).toHaveBeenCalledTimes(1);
});
