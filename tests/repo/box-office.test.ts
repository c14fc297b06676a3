import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => {
      const path = join(folder, name);
      // What is said about code is no code.
      const code = readFileSync(join(root, path), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      return { path, code };
    });
const workers = filesIn("workers");
const codeOf = (path: string): string => workers.find((file) => file.path === path)?.code ?? "";

describe("the object of a screening", () => {
  it("is reached by one function, under the one name that is made of the event's id", () => {
    const reached = /\bSCREENING\s*(?:\.|\[|\))|["']SCREENING["']/;
    expect(reached.test("env.SCREENING.idFromName(slug)") && reached.test('env["SCREENING"]')).toBe(true);
    // Health asks an object of no event whether objects answer.
    expect(workers.filter(({ code }) => reached.test(code)).map(({ path }) => path)).toEqual(
      ["workers/middleware/health/health.ts", "workers/box-office/screenings.ts"].toSorted(),
    );
    const named = /\b(?:idFromName|getByName|idFromString|newUniqueId|jurisdiction)\b\(?[^)]*\)?/g;
    expect(codeOf("workers/box-office/screenings.ts").match(named)).toEqual(["idFromName(`event:${eventId}`)"]);
    expect(codeOf("workers/middleware/health/health.ts").match(named)).toEqual(['idFromName("readiness")']);
  });

  it("waits for nothing between what it reads and what it writes: only its alarm and its deliveries wait", () => {
    const code = codeOf("workers/box-office/screening.ts");
    const methods = Array.from(code.matchAll(/^ {2}(?:(?:private|override|public) )*(async )?(\w+)\([^;]*?\{$/gms));
    const waiting = methods.filter(([, isAsync]) => isAsync).map(([, , name]) => name);
    expect(methods.length).toBeGreaterThan(15);
    expect(waiting).toEqual(["alarm", "deliver", "deliverOnce"]);
    // No promise is followed in another way, and none is made of work that decides.
    expect(code).not.toMatch(/\basync \(|\.then\(|blockConcurrencyWhile/);
    const inAlarm = /async alarm\(\)[\s\S]*?^ {2}\}/m.exec(code)?.[0] ?? "";
    expect(inAlarm.match(/\bawait [\w.]+/g)).toEqual(["await this.deliver"]);
  });

  it("has helpers that cannot wait, but for those that tell the database and the callers outside", () => {
    const waits = workers.filter(({ path, code }) => path.startsWith("workers/box-office/") && /\basync\b/.test(code));
    expect(waits.map(({ path }) => path.slice("workers/box-office/".length)).toSorted()).toEqual([
      // What callers do.
      "configuration.ts",
      "outbox.ts",
      "screening.ts",
      "screenings.ts",
      "telling.ts",
      // When a moment's commands begin, not what they do.
      "together.ts",
    ]);
    const decided = filesIn("app/domain/box-office").filter(({ code }) => /\basync\b|\bawait\b|Promise/.test(code));
    expect(decided.map(({ path }) => path)).toEqual([]);
  });
});
