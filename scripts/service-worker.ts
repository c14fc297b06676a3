import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const app = fileURLToPath(new URL("../app", import.meta.url));

/** Each a file of its own without imports: older browsers know no modules there. */
async function scriptOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "~": app } },
    build: {
      write: false,
      rolldownOptions: { input: `${app}/features/offline/worker/${name}.ts`, output: { format: "iife" } },
    },
  });
  const [output] = [built].flat();
  const chunks = output && "output" in output ? output.output : [];
  if (chunks.length !== 1 || chunks[0]?.type !== "chunk") throw new Error(`The worker "${name}" is not one file`);
  return chunks[0].code;
}

/** Adds the worker that keeps pages, and the one that takes its place where it is switched off, to the browser's files. */
export const serviceWorker = (): Plugin => ({
  name: "kasch:service-worker",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  async generateBundle() {
    for (const name of ["on", "off"])
      this.emitFile({ type: "asset", fileName: `sw-${name}.js`, source: await scriptOf(name) });
  },
});
