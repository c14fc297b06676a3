import type { MiddlewareHandler } from "hono";
import { logError } from "~/server/log.server";
import { askAboutDot } from "../../backends/image-service";
import { limitsOf, type Part } from "../../backends/limits";
import { within } from "../../backends/within";
import { waits } from "../../cache/policies";
import { SharedReads } from "../../cache/shared";
import type { AppEnv, Bindings } from "../../http/app-env";
import { retryAfterSeconds } from "../../http/problem";
import { askRemoteApi, hasRemoteApi } from "../../http/remote-api";

/** The object that is asked has a name no screening can have. */
const anyScreening = (env: Bindings) => env.SCREENING.get(env.SCREENING.idFromName("readiness"));

const has = (key: string) => (answer: unknown) => key in Object(answer);

interface Question {
  ask: (env: Bindings) => Promise<unknown>;
  isAnswer: (answer: unknown) => boolean;
}

const cache: Question = {
  ask: (env) => env.CACHE.get("generation"),
  isAnswer: (answer) => answer === null || typeof answer === "string",
};

/** One small question per part. Whatever is thrown means no. */
const questions: Partial<Record<Part, Question>> = {
  cache,
  database: { ask: (env) => env.DB.prepare("SELECT 1").all(), isAnswer: has("results") },
  bucket: { ask: (env) => env.MEDIA.head("readiness"), isAnswer: (answer) => answer === null || has("key")(answer) },
  images: {
    ask: (env) => askAboutDot(env.IMAGES),
    isAnswer: has("format"),
  },
  screening: { ask: (env) => anyScreening(env).look(), isAnswer: has("counts") },
  limiter: { ask: (env) => env.REPORTS.limit({ key: "readiness" }), isAnswer: has("success") },
};

/** What a site in front of another backend uses itself, and that backend. */
const remoteQuestions: typeof questions = {
  cache,
  upstream: {
    async ask(env) {
      const answer = await askRemoteApi(env, "/healthz");
      return answer.ok && answer.json();
    },
    isAnswer: has("status"),
  },
};

type Report = Partial<Record<Part, "ok" | "failed">>;

async function ask(env: Bindings): Promise<Report> {
  const limits = limitsOf(env);
  const asked = Object.entries(hasRemoteApi(env) ? remoteQuestions : questions) as [Part, Question][];
  const answers = await Promise.all(
    asked.map(async ([part, question]) => {
      try {
        const answer = await within(part, limits[part], () => question.ask(env));
        if (!question.isAnswer(answer)) throw new Error("the answer is no answer");
        return [part, "ok"] as const;
      } catch (error) {
        logError(`readiness: ${part}`, error);
        return [part, "failed"] as const;
      }
    }),
  );
  return Object.fromEntries(answers);
}

const uncached = { "cache-control": "no-store" };

/**
 * For those who watch over the site. `/healthz`: the Worker answers, nothing else is asked.
 * `/readyz`: every backend is asked one small question within its limit; 503 names those that did
 * not answer; anybody may ask as often as they like, because what was heard holds for five seconds. Neither depends on what the site knows of
 * itself, nor says anything about why.
 */
export function health(): MiddlewareHandler<AppEnv> {
  const reports = new SharedReads<"parts", Report>({ most: 1, freshMs: waits.readiness });
  return async function healthMiddleware(c, next) {
    if (c.req.path === "/healthz") return c.json({ status: "ok" }, 200, uncached);
    if (c.req.path !== "/readyz") return next();
    const parts = await reports.get("parts", c.var.facts.now, () => ask(c.env));
    const isReady = Object.values(parts).every((state) => state === "ok");
    return isReady
      ? c.json({ status: "ok", parts }, 200, uncached)
      : c.json({ status: "failed", parts }, 503, { ...uncached, "retry-after": String(retryAfterSeconds) });
  };
}
