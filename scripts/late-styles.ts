import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Manifest, Plugin } from "vite";

/** The stylesheets of a chunk and of all that it imports at once. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((other) => sheetsOf(manifest, other, seen))];
}

/**
 * Fills `app/modules/late-styles.ts` of the server's build: the addresses of the stylesheets of what comes late: of modules
 * by type, of an offer in the cart. They are known when the browser's part is built, and the server's is built after it.
 */
export const lateStyles = (manifestFile: string): Plugin => ({
  name: "kasch:late-styles",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  load: {
    filter: { id: /\/app\/modules\/late-styles\.ts$/ },
    async handler() {
      const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
      const keys = Object.keys(manifest);
      const all = (wanted: (key: string) => boolean) => keys.filter(wanted).flatMap((key) => sheetsOf(manifest, key));
      const ofEveryPage = new Set(all((key) => /^app\/(root|routes\/(layout|page))\.tsx/.test(key)));
      const ownOf = (part: string): string[] => {
        const own = all((key) => key === part).filter((sheet) => !ofEveryPage.has(sheet));
        if (own.length === 0) this.error(`No stylesheet of ${part}`);
        return own.map((sheet) => `/${sheet}`);
      };
      const sheets = ownOf("app/modules/RareView.tsx");
      const types = globSync("app/modules/*/served/View.tsx").map((path) => basename(dirname(dirname(path))));
      const ofModules = Object.fromEntries(types.map((type) => [type, sheets]));
      const ofOffer = ownOf("app/features/shop/cart/offer/OfferPage.tsx");
      return `export const lateStyles = ${JSON.stringify(ofModules)};\nexport const offerStyles = ${JSON.stringify(ofOffer)};`;
    },
  },
});
