import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import documentation from "../../../docs/reliability.md?raw";
import type { Bindings } from "../../../workers/http/app-env";
import { breakableSite, faults, type Fault, type FaultyPart } from "../../support/faults";
import { asked } from "../../support/fault-questions";
import { situations, type House } from "../../support/fault-situations";
import { caller } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { evening, shopHouse } from "../../support/shop";

interface Cell {
  part: FaultyPart;
  name: string;
  fault: Fault;
  seen: string;
}

/** The table of the document, cell by cell. */
const cells: Cell[] = documentation
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Part") && !line.startsWith("| ---"))
  .flatMap((line) => {
    const [part = "", name = "", ...seen] = line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    return faults.map((fault, index) => ({ part: part as FaultyPart, name, fault, seen: seen[index] ?? "" }));
  });

const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") ?? false;

/** What the words of a cell mean. */
const meanings: Record<string, (response: Response, text: string, status: number) => void> = {
  "as ever": (response, _text, status) =>
    expect([response.status, response.headers.get("warning")]).toEqual([status, null]),
  "last good copy": (response) => {
    expect([response.status, response.headers.get("warning")]).toEqual([200, '111 - "Revalidation failed"']);
    expect(Number(response.headers.get("age"))).toBeGreaterThan(90);
    expect(response.headers.get("cache-status")).toBe("kasch; hit; detail=stale-if-error");
  },
  "marked, not kept": (response) => {
    expect([response.status, response.headers.get("warning")]).toEqual([200, '111 - "Revalidation failed"']);
    expect(Number(response.headers.get("age"))).toBeGreaterThan(90);
    expect([response.headers.get("cache-status"), response.headers.get("cache-control")]).toEqual([null, "no-store"]);
  },
  "back in a moment": (response, text) => {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    if (isPage(response)) expect(text).toContain("Gerade nicht erreichbar");
    else expect(text).toMatch(/"code":"overloaded"|not known at the moment/);
  },
  "asks again": (response, text) => {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(response.headers.get("refresh")).toMatch(/^1\d; url=\/de\/programm\/[\w-]+\/\d+\?again$/);
    expect(text).toContain("Gerade ist sehr viel los");
  },
  "backend failed": (response, text) => {
    expect([response.status, response.headers.get("retry-after")]).toEqual([502, "10"]);
    expect(text).toContain('"code":"upstream_failed"');
  },
  "another picture": (response) => {
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect([response.headers.get("cache-control"), response.headers.get("etag")]).toEqual(["public, max-age=60", null]);
  },
  "as a visitor": (response) => {
    expect([response.status, response.headers.get("cache-status")]).toEqual([200, "kasch; hit"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
};

const backendOrigin = "https://backend.example";
const remote = { API_ORIGIN: backendOrigin } as unknown as Partial<Bindings>;
const hour = 3_600_000;
/** Within ten minutes of the last configuration, past every fresh copy. */
const aWhile = 9 * 60_000;

describe("the table of docs/reliability.md", () => {
  it("has a row for everything that is asked while a part is broken, and no other", () => {
    const rows = Object.entries(asked).flatMap(([part, names]) => names.map((name) => `${part}: ${name}`));
    expect([...new Set(cells.map(({ part, name }) => `${part}: ${name}`))].toSorted()).toEqual(rows.toSorted());
    expect(cells.filter(({ seen }) => !(seen in meanings))).toEqual([]);
  });
});

describe("a part that fails", () => {
  let house: House;
  let end = (): void => undefined;
  beforeAll(async () => {
    house = await shopHouse();
    await saveSettings();
  });
  let now = evening - 300 * hour;
  beforeEach(() => {
    // Only the clock stands still: what waits goes on. Every test has hours of its own.
    now += hour;
    vi.useFakeTimers({ toFake: ["Date"], now });
    for (const level of ["error", "warn", "info"] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each(cells)("$part $fault: $name is $seen", async ({ part, name, fault, seen }) => {
    const situation = situations[name];
    if (!situation) throw new Error(`nobody knows how to ask for ${name}`);
    const isRemote = part === "API_ORIGIN";
    const { call, breakable } = await breakableSite(part, isRemote ? remote : {});
    end = () => breakable.end();
    if (isRemote) {
      const backend = caller(
        { renderPage: () => Promise.reject(new Error("pages are not the backend's")) },
        { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" },
      );
      const real: typeof fetch = async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        const { method, headers } = request;
        return backend(pathname + search, {
          method,
          headers,
          body: method === "GET" ? null : await request.arrayBuffer(),
        });
      };
      vi.spyOn(globalThis, "fetch").mockImplementation(breakable.fetch(real));
    }
    const asking = { call, isRemote, event: await house.salon() };
    const known = (await situation.prepare?.(asking)) ?? "";
    if (situation.later) vi.setSystemTime(now + aWhile);
    breakable.break(fault);
    const response = await situation.ask(asking, known);
    const check = meanings[seen];
    if (!check) throw new Error(`nobody knows what "${seen}" means`);
    check(response, await response.text(), situation.status ?? 200);
  });
});
