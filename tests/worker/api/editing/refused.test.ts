import { beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "~/domain/staff/permissions";
import { contract } from "../../../../workers/api/app";
import { documentWith, draftOf, emptyHouse, headline, publishedPage } from "../../../support/editing";
import { editors } from "../../../support/editors";

interface Operation {
  tags?: string[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

const calls = Object.entries(contract("").paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>)
    .filter(([, { tags }]) => tags?.includes("Editing"))
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
type Call = (typeof calls)[number];
const changes = calls.filter(({ method }) => method !== "GET");
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const { ask } = editors();
let page = 0;
beforeAll(async () => {
  await emptyHouse();
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins")));
});

/** The call for the page and what is on it. */
const addressOf = ({ path }: Call): string =>
  `${path
    .replace("/{lang}/pageeditor-api/", "")
    .replace("{page}", String(page))
    .replace(/\{(seq|media|file|id)\}/, "1")
    .replace("{slug}", "main")
    .replace("{module}", "headline")}?object_id=${page}`;

interface Sent {
  headers?: Record<string, string>;
  /** In the place of a body that is one, of its kind at least. */
  body?: unknown;
}

/** The call with a body, if it has any. */
function send(role: StaffRole | null, call: Call, { headers = {}, body = {} }: Sent = {}) {
  const { method, operation } = call;
  const isForm = operation.requestBody?.content["multipart/form-data"] !== undefined;
  const sent = isForm ? new FormData() : operation.requestBody && body;
  return ask(role, method, addressOf(call), { ...(sent !== undefined && { body: sent }), headers });
}

/** The calls that do not answer so. */
async function others(status: number, asked: readonly Call[], ...rest: [StaffRole | null, Sent?]) {
  const found: string[] = [];
  for (const call of asked) {
    const [role, sent] = rest;
    // Counted by nobody: one after the other they are as fast.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await send(role, call, sent);
    if (answer.status !== status) found.push(`${nameOf(call)}: ${answer.status}`);
  }
  return found;
}

/** What each call that changes a working copy or settings reads, without the revision that it was made on. */
const root = "/{lang}/pageeditor-api";
const withoutRevision = (): Record<string, object | undefined> => {
  const step = crypto.randomUUID();
  const wish = { object_id: page, parent: "s1", props: {} };
  return {
    [`POST ${root}/draft/{page}/`]: { step, operations: [{ op: "remove", id: "m1" }] },
    [`PATCH ${root}/page/{page}/`]: { title: { de: "Anders" } },
    [`POST ${root}/page/{page}/publish/`]: {},
    [`POST ${root}/page/{page}/undo/`]: undefined,
    [`POST ${root}/page/{page}/move/`]: { parent: null, before: null },
    [`POST ${root}/page/{page}/trash/`]: {},
    [`POST ${root}/page/{page}/restore/`]: {},
    [`PATCH ${root}/media/{media}/`]: { decorative: true },
    [`POST ${root}/page/{page}/versions/{seq}/restore/`]: { step },
    [`POST ${root}/container/`]: { slug: "x", object_id: page },
    [`POST ${root}/order/`]: { object_id: page, items: [{ id: "s1", parent: null, order: 0 }] },
    [`POST ${root}/{module}/`]: wish,
    [`PATCH ${root}/{module}/{id}/`]: { object_id: page, props: { content: { de: "x" } } },
    [`DELETE ${root}/{module}/{id}/`]: undefined,
    [`POST ${root}/{module}/{id}/copy/`]: { object_id: page },
  };
};

/** The calls that change something and need no revision, each with why. */
const adds = "It adds something of its own: nobody's work is in its way.";
const isSaid = "It says in full what is to be so, and nothing that somebody has written is lost by it.";
const withoutNeed: Record<string, string> = {
  [`POST ${root}/pages/`]: adds,
  [`POST ${root}/page/{page}/duplicate/`]: adds,
  [`POST ${root}/page/{page}/versions/`]: adds,
  [`POST ${root}/page/{page}/preview/`]: adds,
  [`POST ${root}/articles/{id}/page/`]: adds,
  [`POST ${root}/media/`]: adds,
  [`POST ${root}/files/`]: adds,
  [`DELETE ${root}/page/{page}/publish/`]: isSaid,
  [`POST ${root}/page/{page}/offline/`]: isSaid,
  [`DELETE ${root}/page/{page}/offline/`]: isSaid,
  [`POST ${root}/page/{page}/online/`]: isSaid,
  [`POST ${root}/page/{page}/presence/`]: "It says who is here.",
};

// Hashing a password takes its time, on purpose.
describe("the calls of the editors", { timeout: 60_000 }, () => {
  it("are all of them looked at here", () => {
    expect(calls.length).toBeGreaterThan(9);
    expect(changes.map(nameOf)).toContain("POST /{lang}/pageeditor-api/page/{page}/publish/");
  });

  it("are closed to whoever is not signed in, before anything is read", async () => {
    expect(await others(401, calls, null)).toEqual([]);
  });

  it("are closed to those whose role does not allow it, whatever they send", async () => {
    expect(await others(403, calls, "box-office")).toEqual([]);
    expect(await others(403, changes, "box-office", { body: ["nothing that is read"] })).toEqual([]);
  });

  it("change nothing without the token, with another one, or from another site", async () => {
    expect(await others(403, changes, "editor", { headers: { "x-csrftoken": "" } })).toEqual([]);
    expect(await others(403, changes, "editor", { headers: { "x-csrftoken": "another" } })).toEqual([]);
    expect(await others(403, changes, "editor", { headers: { origin: "https://evil.example" } })).toEqual([]);
    expect(await others(403, changes, "editor", { headers: { "sec-fetch-site": "cross-site" } })).toEqual([]);
    expect(await draftOf(page)).toMatchObject({ rev: 0, live: { seq: 1 }, page: { is_online: true } });
  });

  it("change nothing without the revision that a change was made on, whichever of them it is", async () => {
    const declared = changes.filter(({ operation }) => "428" in operation.responses);
    // Patterns of paths are the router's: the calls are the same.
    const known = (call: Call) => nameOf(call).replace(/\{(\w+)\{[^/]*\}\}/g, "{$1}");
    const bodies = withoutRevision();
    expect(declared.map(known).toSorted()).toEqual(Object.keys(bodies).toSorted());
    const others = changes.filter((call) => !declared.includes(call));
    expect(others.map(known).toSorted()).toEqual(Object.keys(withoutNeed).toSorted());
    const answers: string[] = [];
    for (const call of declared) {
      const address = addressOf(call).replace("/1/", call.path.includes("{id}") ? "/m1/" : "/1/");
      const body = bodies[known(call)];
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await ask("editor", call.method, address, body && { body });
      if (status !== 428) answers.push(`${nameOf(call)}: ${status}`);
    }
    expect(answers).toEqual([]);
    expect(await draftOf(page)).toMatchObject({ rev: 0, live: { seq: 1 }, page: { title: { de: "/haus" } } });
  });

  it("declare what they refuse, and none of their answers is kept", () => {
    for (const { operation, ...call } of calls) {
      const statuses = Object.keys(operation.responses);
      expect(statuses, `${call.method} ${call.path}`).toEqual(expect.arrayContaining(["401", "403"]));
      expect(operation).not.toHaveProperty("cache");
    }
  });
});
