import { readFile } from "node:fs/promises";
import type { Manifest, Plugin } from "vite";

const view = /^app\/modules\/(\w+)\/served\/View\.tsx$/;

/** The stylesheets of a chunk and of all that it imports at once. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((other) => sheetsOf(manifest, other, seen))];
}

/**
 * Fills `app/modules/late-styles.ts` of the server's build: the addresses of the stylesheets of modules whose code comes
 * late, by type. They are known when the browser's part is built, and the server's is built after it.
 */
export const lateStyles = (manifestFile: string): Plugin => ({
  name: "kasch:late-styles",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  load: {
    filter: { id: /\/app\/modules\/late-styles\.ts$/ },
    async handler() {
      const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
      const ofEveryPage = new Set(
        Object.keys(manifest)
          .filter((key) => /^app\/(root|routes\/(layout|page))\.tsx/.test(key))
          .flatMap((key) => sheetsOf(manifest, key)),
      );
      const sheets = Object.keys(manifest).flatMap((key) => {
        const [, type] = view.exec(key) ?? [];
        const own = sheetsOf(manifest, key).filter((sheet) => !ofEveryPage.has(sheet));
        return type ? [[type, own.map((sheet) => `/${sheet}`)]] : [];
      });
      return `export const lateStyles = ${JSON.stringify(Object.fromEntries(sheets))}`;
    },
  },
});
