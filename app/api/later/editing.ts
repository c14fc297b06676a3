import type {
  Accepted,
  Colleague,
  Conflict,
  Draft,
  Mutation,
  Presence,
  PublishError,
  SharedPreview,
  Sources,
  Version,
} from "~/domain/editing/schema";
import type { Problem } from "~/domain/common/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import { browserTransport } from "../browser";

/** An answer of the editing API: its status (0: it did not answer) and what it says. */
interface Answer<T> {
  status: number;
  body: T | null;
  problem: (Problem & Partial<Conflict> & { publish_errors?: PublishError[] }) | null;
}

/** Why the house does not take what is sent, however often: the page would be too large, the role may not, the page is in the trash. */
export type Refusal = "too-large" | "forbidden" | "gone";

/** Why something was not done. */
export type Missed = "signed-out" | "offline" | "failing" | Refusal;

/** What came of sending a step. */
export type SentStep =
  | { kind: "accepted"; answer: Accepted }
  | { kind: "conflict"; answer: Conflict }
  | { kind: "unfit" | Missed };

export type Published =
  | { kind: "published"; seq: number; at: string }
  | { kind: "errors"; errors: PublishError[] }
  | { kind: "stale" | Missed };

/** Told when an answer says that nobody is signed in; `isBackground`: nobody has pressed anything for it. */
export type OnSignedOut = (isBackground: boolean) => void;

/** Ids of what a document refers to. */
interface References {
  media: readonly number[];
  files: readonly number[];
  venues: readonly number[];
}

/** The calls that edit pages, for staff. None throws: what did not work is told. */
export interface EditingApi {
  draft(page: number): Promise<Answer<Draft>>;
  send(page: number, mutation: Mutation): Promise<SentStep>;
  sources(references: References): Promise<Sources | null>;
  /** `at`: ISO 8601, publishes then. */
  publish(page: number, rev: number, at?: string): Promise<Published>;
  callOff(page: number): Promise<boolean>;
  setOnline(page: number, isOnline: boolean): Promise<boolean>;
  /** Then, ISO 8601, the page is hidden from visitors. */
  takeOffline(page: number, at: string): Promise<boolean>;
  /** Calls that off. */
  stayOnline(page: number): Promise<boolean>;
  /** Tells that somebody works here, and where; who else does. Null where nobody can tell. */
  meet(page: number, presence: Presence): Promise<Colleague[] | null>;
  versions(page: number): Promise<Version[] | null>;
  /** Keeps a state of the page as a version; when it did, null if it could not. */
  keep(page: number, state: { rev: number; document: PageDocument }): Promise<{ seq: number; at: string } | null>;
  /** What a link to a version, or to the working copy ("draft"), needs for somebody who is not of the house. */
  sharePreview(page: number, version: string): Promise<SharedPreview | null>;
  version(page: number, seq: number): Promise<{ document: PageDocument; sources: Sources } | null>;
}

async function ask<T>(
  path: string,
  method = "GET",
  body?: unknown,
  options: { keepalive?: boolean } = {},
): Promise<Answer<T>> {
  try {
    const response = await browserTransport.fetch(path, {
      ...options,
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const said: unknown = response.status === 204 ? null : await response.json<unknown>().catch(() => null);
    return response.ok
      ? { status: response.status, body: said as T, problem: null }
      : { status: response.status, body: null, problem: said as Answer<T>["problem"] };
  } catch {
    return { status: 0, body: null, problem: null };
  }
}

const reasons: Readonly<Record<number, Missed>> = {
  0: "offline",
  401: "signed-out",
  403: "forbidden",
  404: "gone",
  413: "too-large",
};

/** A token that has run out is no right that is missing: it is asked for anew. */
const missed = ({ status, problem }: Answer<unknown>): Missed =>
  problem?.code === "csrf_failed" ? "failing" : (reasons[status] ?? "failing");

/** Steps of these do not fit the page as it is: they are put aside, so that those behind them go on. */
const unfit = [400, 409, 422];

function sentOf(answer: Answer<Accepted>): SentStep {
  const { status, body, problem } = answer;
  if (body) return { kind: "accepted", answer: body };
  if (status === 409 && problem?.ids && problem.others && problem.rev !== undefined)
    return { kind: "conflict", answer: { rev: problem.rev, ids: problem.ids, others: problem.others } };
  return { kind: unfit.includes(status) ? "unfit" : missed(answer) };
}

function publishedOf(answer: Answer<{ seq: number; at: string }>): Published {
  const { status, body, problem } = answer;
  if (body) return { kind: "published", ...body };
  if (problem?.publish_errors) return { kind: "errors", errors: problem.publish_errors };
  return { kind: status === 409 ? "stale" : missed(answer) };
}

/** The editing API from the browser. */
export function editingApi(lang: LocaleCode, onSignedOut: OnSignedOut = () => undefined): EditingApi {
  const heard =
    (isBackground: boolean) =>
    async <T>(path: string, method?: string, body?: unknown): Promise<Answer<T>> => {
      const answer = await ask<T>(path, method, body);
      if (answer.status === 401) onSignedOut(isBackground);
      return answer;
    };
  const [pressed, looked] = [heard(false), heard(true)];
  const isDone = async (path: string, method: string, body?: unknown): Promise<boolean> => {
    const { status } = await pressed(path, method, body);
    return status >= 200 && status < 300;
  };
  const root = `/${lang}/pageeditor-api`;
  const ofPage = (page: number, rest: string): string => `${root}/page/${page}/${rest}/`;
  return {
    draft: (page) => looked<Draft>(`${root}/draft/${page}/`),
    send: async (page, mutation) => sentOf(await ask(`${root}/draft/${page}/`, "POST", mutation)),
    sources: async (references) => {
      const query = Object.entries(references).map(([kind, ids]: [string, number[]]) => `${kind}=${ids.join()}`);
      return (await looked<Sources>(`${root}/sources/?${query.join("&")}`)).body;
    },
    publish: async (page, rev, at) =>
      publishedOf(await pressed(ofPage(page, "publish"), "POST", { rev, ...(at !== undefined && { at }) })),
    callOff: (page) => isDone(ofPage(page, "publish"), "DELETE"),
    setOnline: (page, isOnline) => isDone(ofPage(page, isOnline ? "online" : "offline"), "POST", {}),
    takeOffline: (page, at) => isDone(ofPage(page, "offline"), "POST", { at }),
    stayOnline: (page) => isDone(ofPage(page, "offline"), "DELETE"),
    meet: async (page, presence) =>
      // Whoever leaves says so while the page is going.
      (await ask<{ people: Colleague[] }>(ofPage(page, "presence"), "POST", presence, { keepalive: true })).body
        ?.people ?? null,
    versions: async (page) => (await pressed<{ results: Version[] }>(ofPage(page, "versions"))).body?.results ?? null,
    keep: async (page, state) =>
      (await pressed<{ seq: number; at: string }>(ofPage(page, "versions"), "POST", state)).body,
    sharePreview: async (page, version) =>
      (await pressed<SharedPreview>(ofPage(page, "preview"), "POST", { version })).body,
    version: async (page, seq) =>
      (await pressed<{ document: PageDocument; sources: Sources }>(ofPage(page, `versions/${seq}`))).body,
  };
}
