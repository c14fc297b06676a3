/** What a request has asked of the database so far. */
export interface Spent {
  /** SQL statements, those of a batch one by one. */
  statements: number;
  /** How often they went to the database: a batch goes once. */
  trips: number;
}

export interface Gathered {
  database: D1Database;
  spent: Readonly<Spent>;
}

export interface GatheringOptions {
  /** The request changes nothing: what it has read it need not read again, and it sees one state of the house. */
  readsOnly: boolean;
}

type Method = "all" | "raw";

interface Question extends PromiseWithResolvers<unknown> {
  method: Method;
  /** As it was asked. */
  statement: D1PreparedStatement;
  /** The same for a batch, which answers objects: within brackets SQLite gives every column a name of its own. */
  inBatch: D1PreparedStatement;
}

const isRead = (sql: string): boolean => /^\s*(?:select|with)\b/i.test(sql);

const answerOf = (method: Method, result: D1Result<Record<string, unknown>>): unknown =>
  method === "all" ? result : result.results.map((row) => Object.values(row));

/** Microtasks: several times what lies between the first and the last call of a page, and some hundredths of a millisecond. */
const stepsToWait = 400;

/** Sends the questions that were asked in the same turn of a request as one batch. */
class Gathering {
  readonly spent: Spent = { statements: 0, trips: 0 };
  private waiting: Question[] = [];
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: D1Database,
    private readonly options: GatheringOptions,
  ) {}

  /** The answer to a question; one that was asked before, or is about to be, is not sent again. */
  ask(name: string, question: () => Omit<Question, keyof PromiseWithResolvers<unknown>>): Promise<unknown> {
    const known = this.known.get(name);
    if (known) return known;
    const asked: Question = { ...question(), ...Promise.withResolvers<unknown>() };
    this.known.set(name, asked.promise);
    asked.promise.catch(() => this.known.delete(name));
    this.waiting.push(asked);
    if (this.waiting.length === 1) void this.sendSoon();
    return asked.promise;
  }

  /** Something goes to the database as it is. */
  count(statements: number): void {
    this.spent.statements += statements;
    this.spent.trips += 1;
    this.known.clear();
  }

  /** After everything that needs no answer from elsewhere to come as far: no timer, which would cost a millisecond. */
  private async sendSoon(): Promise<void> {
    for (let step = 0; step < stepsToWait; step += 1) await Promise.resolve();
    await this.send();
  }

  private async send(): Promise<void> {
    const questions = this.waiting;
    this.waiting = [];
    if (!this.options.readsOnly) this.known.clear();
    const [first, ...others] = questions;
    if (!first) return;
    if (others.length === 0) return this.sendAlone(first);
    try {
      this.spent.statements += questions.length;
      this.spent.trips += 1;
      const results = await this.database.batch<Record<string, unknown>>(questions.map(({ inBatch }) => inBatch));
      questions.forEach(({ method, resolve }, index) => {
        const result = results[index];
        if (!Array.isArray(result?.results)) throw new Error("the answer is no result");
        resolve(answerOf(method, result));
      });
    } catch {
      // A statement that fails takes its batch with it: alone each has its own answer, or its own failure.
      await Promise.all(questions.map((question) => this.sendAlone(question)));
    }
  }

  private async sendAlone({ statement, method, resolve, reject }: Question): Promise<void> {
    this.spent.statements += 1;
    this.spent.trips += 1;
    try {
      resolve(await (method === "raw" ? statement.raw() : statement.all()));
    } catch (error) {
      reject(error);
    }
  }
}

/**
 * The database of one request: reads that are asked in the same turn, by whichever parts of a page,
 * go to D1 together as one batch, and the same question goes once. Everything else goes as it is.
 * `spent` counts what was sent.
 */
export function gathered(database: D1Database, options: GatheringOptions): Gathered {
  const gathering = new Gathering(database, options);
  const { spent } = gathering;
  /** The statements of the runtime behind ours: a batch takes no others. */
  const originals = new WeakMap<object, D1PreparedStatement>();

  function wrapped(statement: D1PreparedStatement, sql: string, values: readonly unknown[]): D1PreparedStatement {
    const question = (method: Method) => () => ({
      method,
      statement,
      inBatch: method === "raw" ? database.prepare(`SELECT * FROM (${sql})`).bind(...values) : statement,
    });
    const ours = new Proxy(statement, {
      get(target, key) {
        if (key === "bind") return (...next: unknown[]) => wrapped(target.bind(...next), sql, next);
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...args: unknown[]): unknown => {
          if ((key === "all" || key === "raw") && args.length === 0 && isRead(sql))
            return gathering.ask(`${key} ${sql} ${JSON.stringify(values)}`, question(key));
          gathering.count(1);
          return Reflect.apply(value, target, args);
        };
      },
    });
    originals.set(ours, statement);
    return ours;
  }

  const ours = new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => wrapped(target.prepare(sql), sql, []);
      if (key === "batch")
        return (statements: D1PreparedStatement[]) => {
          gathering.count(statements.length);
          return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database: ours, spent };
}
