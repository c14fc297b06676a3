import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const define = { __BUILD_ID__: JSON.stringify("test") };

/** Against hanging, not a promise of speed: a busy machine takes its time. */
const testTimeout = 180_000;

/** A busy machine is no backend that failed: tests of failures set limits of their own. */
const patientLimits = [
  "cache",
  "database",
  "bucket",
  "images",
  "imagesUpload",
  "screening",
  "upstream",
  "provider",
  "limiter",
]
  .map((part) => `${part}=${testTimeout}`)
  .join(" ");

/**
 * Each test file is sent all modules of its graph in one message, of 32 MiB at the most: without the maps of packages,
 * which nobody steps through, it is half as large.
 */
const packagesWithoutMaps = {
  name: "packages-without-source-maps",
  transform: (code: string, id: string) =>
    id.includes("/node_modules/") ? { code, map: { mappings: "" as const } } : undefined,
};

export default defineConfig({
  test: {
    // A file waits for its runtime as much as it computes: a core that is kept free would be idle.
    maxWorkers: "100%",
    // What a test that passes has logged is nobody's to read, and hundreds of lines are to be handed on.
    silent: "passed-only",
    projects: [
      {
        resolve: { alias },
        define,
        test: {
          name: "unit",
          testTimeout,
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/repo/**/*.test.{ts,tsx}"],
          environment: "node",
          setupFiles: ["./tests/support/property-seed.ts"],
        },
      },
      {
        resolve: { alias },
        define,
        plugins: [
          packagesWithoutMaps,
          cloudflareTest(async () => ({
            main: "./tests/support/worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_CLOCK: "allow",
                TEST_LIMITS: patientLimits,
                TEST_MIGRATIONS: await readD1Migrations(
                  fileURLToPath(new URL("./workers/db/migrations", import.meta.url)),
                ),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          isolate: false,
          testTimeout,
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["./tests/support/begin-anew.ts"],
        },
      },
    ],
  },
});
