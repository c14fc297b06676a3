import { cpSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as Probe from "../../../support/one-folder/probe";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const tree = `${root}.test/one-folder`;
const given = `${root}tests/support/one-folder`;

/*
 * A copy of the app, and in it one folder more. Vite reads the copy as it reads the app: the same globs find the folder.
 * Not proven here: that the chunks of a production build hold it; `modules.spec.ts` draws all types from one.
 */
let server: ViteDevServer;
const probed = async (type: string) => {
  const { probe } = (await server.ssrLoadModule(`${tree}/probe.tsx`)) as typeof Probe;
  return probe(type);
};

beforeAll(async () => {
  rmSync(tree, { recursive: true, force: true });
  cpSync(`${root}app`, `${tree}/app`, { recursive: true });
  cpSync(`${given}/probe.tsx`, `${tree}/probe.tsx`);
  cpSync(`${given}/ticker`, `${tree}/app/modules/ticker`, { recursive: true });
  server = await createServer({
    configFile: false,
    root: tree,
    resolve: { alias: { "~": `${tree}/app` } },
    define: { __BUILD_ID__: JSON.stringify("test") },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
});

afterAll(async () => {
  await server.close();
  rmSync(tree, { recursive: true, force: true });
});

describe("a new type of modules", () => {
  it("is one folder of few lines", () => {
    expect(readFileSync(`${given}/ticker/definition.ts`, "utf8").split("\n").length).toBeLessThanOrEqual(80);
  });

  it("is offered with its sample, asked for in a form, drawn and found by its words", async () => {
    const known = await probed("ticker");
    expect(known?.picker).toMatch(
      /<button type="button" data-type="ticker">.*?<p data-loud="true">Saaltüren offen<\/p>/,
    );
    expect(known?.form).toMatch(/Laufschrift/);
    expect(known?.form.match(/<input[^>]*value="(?:Saaltüren offen|Doors are open)"/g)).toHaveLength(2);
    expect(known?.form).toMatch(/>Reihe<\/label>/);
    expect(known?.form).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
    expect(known?.page).toContain('<p data-loud="true">Saaltüren offen</p>');
    expect(known?.words).toBe("Doors are open");
  });
});
