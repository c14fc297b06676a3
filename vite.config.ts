import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  define: {
    // Part of every cache key: an answer of another build is never served.
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? Date.now().toString(36)),
  },
  // Browsers that know light-dark(): lowered, it no longer follows the `color-scheme` of a section.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
});
