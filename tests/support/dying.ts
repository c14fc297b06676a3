import { env } from "cloudflare:workers";
import type { Command } from "~/domain/box-office/model";
import type { OrderEnvironment } from "../../workers/shop/orders/ordering";
import { selling } from "./orders";

/** Where a process dies: before its nth step has an effect, or after, so that its answer is lost. */
export type Death = "before" | "after";

const asked = new Set(["all", "run", "raw", "first"]);

/**
 * An installation whose process dies at its nth question to the database, a screening or the provider: that and everything
 * after it fails. `steps` says how many there were.
 */
export function dyingAt(step: number, death: Death): { bindings: OrderEnvironment; steps: () => number } {
  let steps = 0;
  async function live<T>(work: () => Promise<T>): Promise<T> {
    steps += 1;
    if (steps > step || (steps === step && death === "before")) throw new Error("the process is dead");
    const answer = await work();
    if (steps >= step) throw new Error("the process is dead");
    return answer;
  }
  const statements = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        const call = async (...args: unknown[]): Promise<unknown> => Reflect.apply(value, target, args);
        return asked.has(String(key)) ? (...args: unknown[]) => live(() => call(...args)) : value.bind(target);
      },
    });
    statements.set(wrapped, statement);
    return wrapped;
  };
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (key === "batch")
        return (batch: D1PreparedStatement[]) =>
          live(() => target.batch(batch.map((one) => statements.get(one) ?? one)));
      return Reflect.get(target, key, target) as unknown;
    },
  });
  const calls = <T extends object>(binding: T): T =>
    new Proxy(binding, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => live(async (): Promise<unknown> => Reflect.apply(value, target, args));
      },
    });
  const SCREENING = new Proxy(env.SCREENING, {
    get: (target, key) =>
      key === "get"
        ? (id: DurableObjectId) => calls(target.get(id))
        : (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target),
  });
  return { bindings: { ...selling, DB, SCREENING, CACHE: calls(env.CACHE) }, steps: () => steps };
}

/** More steps than anything has; a test fails that gets so far. */
const mostSteps = 60;

/**
 * Lets a process die at each of its steps, one after the other, until it gets through. `scene` plays it with these bindings, has
 * it finished by whoever comes, looks at what is left, and says whether the process had an answer. How many steps there were.
 */
export async function dyingEverywhere(
  death: Death,
  scene: (bindings: OrderEnvironment, step: number) => Promise<boolean>,
): Promise<number> {
  for (let step = 1; step <= mostSteps; step += 1) {
    const { bindings, steps } = dyingAt(step, death);
    // Each in a house that the one before has left.
    // oxlint-disable-next-line no-await-in-loop
    const isAnswered = await scene(bindings, step);
    if (isAnswered && steps() < step) return step - 1;
  }
  throw new Error("it has more steps than anybody thought");
}

/** An installation whose database refuses every statement of a kind, and does the rest. */
export function refusing(kind: string): OrderEnvironment {
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key !== "prepare") return (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target);
      return (sql: string) => {
        if (sql.startsWith(kind)) throw new Error("the database refuses");
        return target.prepare(sql);
      };
    },
  });
  return { ...selling, DB };
}

type Run = () => Promise<unknown>;

/** A command of a kind, or the name of a question. */
type Question = Command["type"] | "look";

/** An installation whose screenings are asked a question in a way of their own: `asked` gets it. */
function questioning(
  question: Question,
  asked: (run: Run) => Promise<unknown>,
  events?: readonly number[],
): OrderEnvironment {
  const named = events?.map((event) => env.SCREENING.idFromName(`event:${event}`).toString());
  const SCREENING = new Proxy(env.SCREENING, {
    get(target, key) {
      if (key !== "get") return (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target);
      return (id: DurableObjectId) =>
        new Proxy(target.get(id), {
          get(object, name) {
            const value: unknown = Reflect.get(object, name, object);
            if ((name !== "run" && name !== question) || typeof value !== "function") return value;
            return (first: Partial<Command>, ...rest: unknown[]): unknown => {
              const run: Run = async () => Reflect.apply(value, object, [first, ...rest]) as unknown;
              const isMeant = name === question || first.type === question;
              return isMeant && (named?.includes(id.toString()) ?? true) ? asked(run) : run();
            };
          },
        });
    },
  });
  return { ...selling, SCREENING };
}

/** An installation whose screenings, or some of them, do not answer a question. */
export const unanswered = (question: Question, events?: readonly number[]): OrderEnvironment =>
  questioning(question, () => Promise.reject(new Error("the screening is overloaded")), events);

/** An installation in which something happens between the answer of a screening to a command of a kind and what is written of it. */
export const meanwhile = (kind: Command["type"], happens: () => Promise<unknown>): OrderEnvironment =>
  questioning(kind, async (run) => {
    const answer = await run();
    await happens();
    return answer;
  });
