import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { i18nextForBrowsers } from "./scripts/browser-i18next.ts";
import { routerForBrowsers } from "./scripts/browser-router.ts";
import { shortClassName } from "./scripts/class-names.ts";
import { lateStyles } from "./scripts/late-styles.ts";
import { pageManifest } from "./scripts/page-manifest.ts";
import { reactForWorkers } from "./scripts/server-react.ts";
import { serviceWorker } from "./scripts/service-worker.ts";

/** What the framework's chunk imports of ours stands in it, so that chunks do not import each other. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|hono|i18next|react-i18next)\/|app\/(route-module|router-unused|hono-unused|domain\/common\/part)\.ts/;
/*
 * The groups are folders. What is in a folder `later` or `served` belongs to none: `later` is loaded when it is needed, or
 * by the few pages that need it; `served` is in the server's page, its code comes later and its looks at once.
 */

/** What nearly every page needs and none needs alone: as files of their own they cost a request each. */
const everywhere =
  /app\/(ui|words|i18n(?!\/messages)|api|domain\/(format|locale|links|opening-hours|programme|time)|routes\/shell|features\/(alerts|errors|navigation|pages\/head|booking\/button))\/(?!(\w+\/)*(later\/|served\/\w+\.tsx))/;
/** Looks that come with most pages, of parts whose code comes later: as a file each they keep the first frame waiting. */
const looksEverywhere = /app\/(ui\/text\/later\/RichText\.module|words\/later\/series-voice)\.css/;

/** The programme without what loads when it is opened. */
const programme = /features\/programme\/(?!\w+\/later\/|\w+\/served\/\w+\.tsx)/;

const servedStyles = /\/served\/\w+\.module\.css/;

/** Vite drops a stylesheet none of whose class names is used; these are imported for their rules. */
const keepServedStyles: Plugin = {
  name: "kasch:keep-served-styles",
  enforce: "post",
  transform: {
    filter: { id: servedStyles },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

const messages = /app\/i18n\/messages\/(\w+)\/([\w-]+)\.json$/;
/** A language and namespace are a file of their own, whoever imports them. */
const textsOf = (id: string) => messages.exec(id)?.slice(1).join("-") ?? null;

const ownParts = {
  routeModules: fileURLToPath(new URL("./app/route-module.ts", import.meta.url)),
  unused: fileURLToPath(new URL("./app/router-unused.ts", import.meta.url)),
  cookies: fileURLToPath(new URL("./app/hono-unused.ts", import.meta.url)),
};

/**
 * React Router reloads the page for every route module that does not arrive (`app/route-module.ts`), and brings the
 * code of what is switched off here (`app/router-unused.ts`).
 */
const routerParts: Plugin = {
  name: "kasch:router-parts",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /\/(routeModules|fog-of-war|instrumentation)\.js$/ },
    handler: (id, importer) => {
      if (!importer || !/\/node_modules\/react-router\/(?!.*\/(rsc|server-runtime)\/)/.test(importer)) return null;
      return id.endsWith("/routeModules.js") ? ownParts.routeModules : ownParts.unused;
    },
  },
};

/** hono's client can send cookies, which a browser does itself (`app/hono-unused.ts`). */
const honoParts: Plugin = {
  name: "kasch:hono-parts",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /\/cookie\.js$/ },
    handler: (_, importer) => (importer?.includes("/node_modules/hono/dist/client/") ? ownParts.cookies : null),
  },
};

/** PDFKit asks where its own file lies as soon as it is read, for colour profiles that no ticket has; in a Worker it lies nowhere. */
const printing: Plugin = {
  name: "kasch:printing",
  transform: {
    filter: { id: /\/pdfkit\.browser\.mjs$/ },
    handler: (code) => ({ code: code.replaceAll("import.meta.url", '"https://pdfkit.invalid/"'), map: null }),
  },
};

export default defineConfig(({ command }) => ({
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  define: {
    // Part of every cache key: an answer of another build is never served.
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? Date.now().toString(36)),
  },
  build: {
    // The policy of content allows fonts and pictures from this site, not from within a stylesheet.
    assetsInlineLimit: 0,
    // Browsers that know light-dark(): lowered, it no longer follows the `color-scheme` of a section.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: {
      polyfill: false,
      // What is imported at once need not be announced, nor what every page has; a list of it costs bytes on all of them.
      resolveDependencies: (file, needed) =>
        needed.filter((other) => other !== file && !/\/(rolldown-runtime|framework|house)-/.test(other)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Rules do nothing by being there: what a part does not use of them is not loaded with it.
          treeshake: { moduleSideEffects: [{ test: /\/app\/domain\//, sideEffects: false }] },
          output: {
            // Every page names the files of others: a sign less of each, and still as good as never twice the same. Type
            // and pictures are named by the server's part, too, which knows them by its own.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith(".css"))
                ? "assets/[name]-[hash:7][extname]"
                : "assets/[name]-[hash][extname]",
            codeSplitting: {
              groups: [
                { name: textsOf, test: messages, priority: 4 },
                { name: "framework", test: framework, priority: 3 },
                // Editors alone reckon with zones; visitors are told the time. Above `house`, which would take it along.
                { name: "zone", test: /app\/domain\/time\/zone|node_modules\/date-fns-tz\//, priority: 3 },
                { name: "house", test: (id) => everywhere.test(id) || looksEverywhere.test(id), priority: 2 },
                // Each as a file of its own would cost pages of films more than it spares others.
                {
                  name: "film-pictures",
                  test: /features\/productions\/parts\/(Trailer|Gallery|MaskedFrame)\./,
                  priority: 2,
                },
                // What the lists that go on share: within the programme's parts others would load these with it.
                { name: "further-pages", test: /app\/api\/later\/use-further-pages/, priority: 2 },
                { name: "programme-parts", test: programme, priority: 1 },
                // Every page is told the names of a route's files: one for the looks of all arrangements.
                { name: "series-looks", test: /features\/series\/served\/\w+\.module\.css/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    reactRouter(),
    keepServedStyles,
    routerParts,
    honoParts,
    routerForBrowsers,
    i18nextForBrowsers,
    reactForWorkers,
    printing,
    lateStyles("build/client/.vite/manifest.json"),
    pageManifest("build/client/assets"),
    serviceWorker(),
  ],
}));
