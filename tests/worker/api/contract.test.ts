import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../workers/api/app";
import { caller, origin } from "../../support/edge";
import { addEvent, smallHouse } from "../../support/fixtures";

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const calls = Object.entries(contract("").paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]): Call => ({ method, path, operation })),
);
const changes = calls.filter(({ method }) => method !== "get");

const AUTH_SECRET = "a-secret-of-the-tests-that-is-long-enough";
const call = caller({ renderPage: () => Promise.resolve(new Response("page")) }, { AUTH_SECRET });
const token = { origin, "x-csrftoken": "t", cookie: "csrftoken=t" };
const json = { ...token, "content-type": "application/json", "idempotency-key": "0b54c1f2-contract" };

let event = 0;
beforeAll(async () => {
  const db = await smallHouse(env);
  event = await addEvent(db, "2099-11-21T20:00:00+01:00");
});

/** Addresses of a call: of something there is, of something there is not, and malformed. */
const addresses = ({ path, operation: { parameters = [] } }: Call): string[] => {
  const filled = (id: string, page: string) =>
    path
      .replace("{lang}", "de")
      .replace("{path}", page)
      .replace("{event}", id === "1" ? String(event) : id)
      .replaceAll(/\{\w+\}/g, id);
  const found = filled("1", "");
  const wrong = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => `${found}?${name}=~%01`);
  return [...new Set([found, filled("987654", "nirgends"), filled("abc", "a/b"), ...wrong])];
};

const bodies: Record<string, RequestInit> = {
  "without its token": { headers: { origin, "content-type": "application/json" }, body: "{}" },
  "from another site": { headers: { ...json, origin: "https://evil.example" }, body: "{}" },
  "without a body": { headers: token },
  "with half a body": { headers: json, body: "{" },
  "with an empty body": { headers: json, body: "{}" },
  "with a body of another type": { headers: { ...token, "content-type": "text/csv" }, body: "a,b" },
  "with a body that is too long": { headers: json, body: JSON.stringify({ url: "x".repeat(4_000_000) }) },
};

/** What the contract does not say of an answer. */
const unsaid = ({ operation }: Call, response: Response): string | null => {
  const declared = operation.responses[response.status];
  if (!declared) return `status ${response.status}`;
  const type = response.headers.get("content-type")?.split(";", 1)[0] ?? "";
  return type === "" || declared.content?.[type] ? null : `${response.status} as ${type}`;
};

async function surprises(asked: readonly Call[], init: RequestInit = {}): Promise<string[]> {
  const found: string[] = [];
  for (const one of asked)
    for (const address of addresses(one)) {
      const response = await call(address, { ...init, method: one.method.toUpperCase() });
      const surprise = unsaid(one, response);
      await response.body?.cancel();
      if (surprise) found.push(`${one.method} ${address}: ${surprise}`);
    }
  return found;
}

describe("the contract", () => {
  it("has every answer to a question, however it is asked", async () => {
    expect(await surprises(calls.filter(({ method }) => method === "get"))).toEqual([]);
  });

  it.each(Object.entries(bodies))("has every answer to a change that comes %s", async (_, init) => {
    expect(await surprises(changes, init)).toEqual([]);
  });

  it("would be found wanting without one of them", async () => {
    const [log] = changes.filter(({ path }) => path === "/{lang}/api/dashboard-error-log/");
    if (!log) throw new Error("the call has gone");
    const { 403: _refused, ...responses } = log.operation.responses;
    const wanting = { ...log, operation: { ...log.operation, responses } };
    expect(await surprises([wanting], bodies["without its token"])).toEqual([
      "post /de/api/dashboard-error-log/: status 403",
    ]);
  });
});
