import type { Limits } from "../../backends/limits";
import { BackendFailure, within } from "../../backends/within";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isResult = (value: unknown): boolean => isObject(value) && "results" in value && Array.isArray(value.results);

/** What asks the database, and what its answer has to look like. */
const questions: Record<string, (answer: unknown) => boolean> = {
  all: isResult,
  run: isObject,
  raw: Array.isArray,
  first: () => true,
};

/** What is done without waiting, for its failure. */
function atOnce<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new BackendFailure("database", error);
  }
}

/**
 * D1 with a time limit on every question. A statement that fails, takes too long or is answered
 * with something that is no result rejects with `BackendFailure`.
 */
export function limitedDatabase(database: D1Database, { database: ms }: Pick<Limits, "database">): D1Database {
  /** The statements of the runtime behind ours: a batch takes no others. */
  const originals = new WeakMap<object, D1PreparedStatement>();
  async function ask<T>(work: () => Promise<T>, isAnswer: (answer: unknown) => boolean): Promise<T> {
    const answer = await within("database", ms, work);
    if (!isAnswer(answer)) throw new BackendFailure("database", new Error("the answer is no result"));
    return answer;
  }
  function limitedStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const limited = new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => limitedStatement(atOnce(() => target.bind(...values)));
        const value: unknown = Reflect.get(target, key, target);
        const isAnswer = questions[String(key)];
        if (typeof value !== "function" || !isAnswer) return value;
        return (...args: unknown[]) => ask(async (): Promise<unknown> => Reflect.apply(value, target, args), isAnswer);
      },
    });
    originals.set(limited, statement);
    return limited;
  }
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => limitedStatement(atOnce(() => target.prepare(sql)));
      if (key === "batch")
        return (statements: D1PreparedStatement[]) =>
          ask(
            () => target.batch(statements.map((statement) => originals.get(statement) ?? statement)),
            (answer) => Array.isArray(answer) && answer.length === statements.length && answer.every(isResult),
          );
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
