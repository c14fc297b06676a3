import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a module loads together with itself: neither types nor what it imports when it needs it. */
const imports = /^(?:import|export) (?!type\b)(?:[^"';]*? from )?"([^"]+)";/gm;

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith("~/") ? join(root, "app", name.slice(2)) : join(dirname(from), name);
  return [`${path}.ts`, `${path}.tsx`, join(path, "index.ts"), path].find((file) => existsSync(file));
}

/** Every file and package that is loaded with a file. */
function loadedWith(entry: string) {
  const files = new Set<string>([join(root, entry)]);
  const packages = new Set<string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(imports)) {
      const isOurs = name.startsWith(".") || name.startsWith("~/");
      const found = isOurs ? fileOf(file, name) : undefined;
      if (found) files.add(found);
      if (!isOurs) packages.add(name);
    }
  }
  return { files: files.size, packages: [...packages] };
}

// An isolate that wakes for one page of a visitor reads all of it first.
it("no isolate begins with the libraries of signing in, of paper, of payments or of wallets", () => {
  const { files, packages } = loadedWith("workers/main.ts");
  expect(files).toBeGreaterThan(300);
  expect(packages).toContain("hono");
  expect(packages.filter((name) => /^(@?better-auth|pdfkit|stripe|pkijs|@peculiar)\b/.test(name))).toEqual([]);
});
