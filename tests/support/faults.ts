import { env } from "cloudflare:workers";
import { bumpGeneration } from "../../workers/cache/generation";
import type { Bindings } from "../../workers/http/app-env";
import { caller } from "./edge";
import { sitePages } from "./site-pages";

/** How a part of the system goes wrong. */
export const faults = ["throws", "slow", "nonsense"] as const;
export type Fault = (typeof faults)[number];

/** The parts that can go wrong, as docs/reliability.md calls them. */
export type FaultyPart = "D1" | "KV" | "D1 and KV" | "R2" | "Images" | "Screening" | "Rate limiter" | "API_ORIGIN";

/** The limit that ends waiting for a part that is slow. All others stay patient: a busy machine is no fault. */
const limitOf: Record<FaultyPart, readonly string[]> = {
  D1: ["database"],
  KV: ["cache", "cacheWrite"],
  "D1 and KV": ["database", "cache", "cacheWrite"],
  R2: ["bucket"],
  Images: ["images", "imagesUpload"],
  Screening: ["screening"],
  "Rate limiter": ["limiter"],
  API_ORIGIN: ["upstream"],
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Real bindings until `break` is called; what they do wrong then, they do wrong wherever they are asked. */
export class Breakable {
  private fault: Fault | null = null;
  private readonly hanging: ((error: Error) => void)[] = [];

  constructor(readonly part: FaultyPart) {}

  break(fault: Fault): void {
    this.fault = fault;
  }

  /** The part is well again. */
  mend(): void {
    this.fault = null;
  }

  get isSlow(): boolean {
    return this.fault === "slow";
  }

  /** Ends what hangs, so that nothing of a test outlives it. */
  end(): void {
    for (const reject of this.hanging) reject(new Error("the test is over"));
  }

  /** What a question comes to: the real answer, or the fault. */
  async answer(real: () => unknown, nonsense: unknown): Promise<unknown> {
    if (this.fault === null) return real();
    if (this.fault === "throws") throw new Error(`${this.part} is down`);
    if (this.fault === "nonsense") return nonsense;
    return new Promise((_, reject) => this.hanging.push(reject));
  }

  /** A binding whose asynchronous calls may fail. Calls named in `deep` answer something that is asked in its turn. */
  wrap<T extends object>(binding: T, deep: readonly string[], nonsense: unknown): T {
    return new Proxy(binding, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
        if (!deep.includes(String(key))) return (...args: unknown[]) => this.answer(() => call(...args), nonsense);
        return (...args: unknown[]) => {
          const result = call(...args);
          return isObject(result) ? this.wrap(result, deep, nonsense) : result;
        };
      },
    });
  }

  /** The fetch of the Worker: what is asked of the backend may fail. */
  fetch(real: typeof fetch): typeof fetch {
    return async (input, init) =>
      (await this.answer(
        () => real(input, init),
        new Response("<!doctype html><title>Sorry</title>", { headers: { "content-type": "text/html" } }),
      )) as Response;
  }
}

/** D1 takes its statements back in a batch, and knows only its own. */
function breakableDatabase(breakable: Breakable): D1Database {
  const statements = new WeakMap<object, D1PreparedStatement>();
  const wrapStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(breakable.wrap(statement, ["bind"], { tired: true }), {
      get: (target, key) =>
        key === "bind" ? (...values: unknown[]) => wrapStatement(statement.bind(...values)) : Reflect.get(target, key),
    });
    statements.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(env.DB, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => wrapStatement(target.prepare(sql));
      if (key === "batch")
        return (batch: D1PreparedStatement[]) =>
          breakable.answer(() => target.batch(batch.map((one) => statements.get(one) ?? one)), { tired: true });
      return Reflect.get(target, key, target) as unknown;
    },
  });
}

let installations = 0;

/** An isolate of its own with its own names in KV, so that nothing in memory or cache is another test's. */
function cacheOfItsOwn(): KVNamespace {
  installations += 1;
  const prefix = `reliability-${installations}/`;
  return new Proxy(env.CACHE, {
    get(target, key) {
      const value = Reflect.get(target, key) as (...args: unknown[]) => unknown;
      return (name: string, ...more: unknown[]) => Reflect.apply(value, target, [prefix + name, ...more]);
    },
  });
}

/** What KV holds that the site has not written: a text is no generation, bytes are no entry. */
const garbage = new TextEncoder().encode('{"a":1}\n<h1>sorry</h1>').buffer;

/** The site with its real pages on bindings of which one part can be broken. */
export async function breakableSite(part: FaultyPart, bindings: Partial<Bindings> = {}) {
  const breakable = new Breakable(part);
  const is = (...parts: FaultyPart[]): boolean => parts.includes(part);
  const own = cacheOfItsOwn();
  const CACHE = is("KV", "D1 and KV") ? breakable.wrap(own, [], garbage) : own;
  await bumpGeneration({ ...env, CACHE });
  const short = limitOf[part].map((name) => `${name}=1`).join(" ");
  const call = caller(
    { renderPage: sitePages },
    {
      CACHE,
      get TEST_LIMITS() {
        return breakable.isSlow ? `${env.TEST_LIMITS} ${short}` : env.TEST_LIMITS;
      },
      AUTH_SECRET: "only-for-this-test-and-long-enough-for-it",
      ...(is("D1", "D1 and KV") && { DB: breakableDatabase(breakable) }),
      ...(is("R2") && { MEDIA: breakable.wrap(env.MEDIA, [], {}) }),
      ...(is("Images") && {
        IMAGES: breakable.wrap(env.IMAGES, ["input", "transform"], { response: () => new Response("sorry") }),
      }),
      ...(is("Screening") && {
        SCREENING: new Proxy(env.SCREENING, {
          get: (target, key) =>
            key === "get"
              ? (id: DurableObjectId) => breakable.wrap(target.get(id), [], null)
              : (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target),
        }),
      }),
      ...(is("Rate limiter") && {
        REPORTS: breakable.wrap(env.REPORTS, [], {}),
        SIGN_INS: breakable.wrap(env.SIGN_INS, [], {}),
        CART_WRITES: breakable.wrap(env.CART_WRITES, [], {}),
        CART_HOLDS: breakable.wrap(env.CART_HOLDS, [], {}),
        SIGN_INS_OF_ACCOUNT: breakable.wrap(env.SIGN_INS_OF_ACCOUNT, [], {}),
      }),
      ...bindings,
    },
  );
  return { call, breakable };
}
