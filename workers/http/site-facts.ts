import { defaultLocale, findLocale } from "~/domain/locale/locales";
import { comparablePath } from "~/domain/site/paths";
import type { DesignSettings, SiteSettings } from "~/domain/site/schema";
import type { ShopSettings } from "~/domain/site/webshop";
import { logError } from "~/server/log.server";
import { limitsOf } from "../backends/limits";
import { generations } from "../cache/generation";
import { policies, waits } from "../cache/policies";
import { perBinding } from "../cache/shared";
import { kvStore } from "../cache/store";
import { throughCache } from "../cache/through-cache";
import { db } from "../db/client";
import { listRedirects } from "../db/site/site-redirects";
import { storedSettings } from "../db/site/site-settings";
import type { Bindings } from "./app-env";
import { askRemoteApi, hasRemoteApi } from "./remote-api";

/** What the Worker has to know of the site before it can treat any request. */
export interface SiteFacts {
  online: boolean;
  /** True if the house has a tag manager, whose hosts its policy of content then has to let in. */
  tracked: boolean;
  /** The shop of somebody else that its pages let in; null: none, or it is switched off. */
  shop: ShopSettings | null;
  /** Where tickets are bought, by the settings; "": they do not say. */
  webshopLink: string;
  /** Where the house is written to; "": it does not say. */
  email: string;
  redirects: { get: (path: string) => string | undefined };
}

interface StoredFacts extends Omit<SiteFacts, "redirects"> {
  redirects: readonly (readonly [string, string])[];
}

interface Held {
  facts: SiteFacts;
  generation: string;
  readAt: number;
}

const held = perBinding((): { known?: Held } => ({}));

/** A backend that is offline says nothing but that. */
type SettingsOfInterest = Pick<SiteSettings, "is_site_online"> &
  Partial<Pick<SiteSettings, "is_shop_online">> & {
    contact?: { email?: string };
    design?: Partial<Pick<DesignSettings, "cookies" | "shop" | "webshop_link">>;
  };
type Sources = [SettingsOfInterest | null, { old_path: string; new_path: string }[]];

function fromDatabase(env: Bindings): Promise<Sources> {
  const database = db(env);
  return Promise.all([storedSettings(database), listRedirects(database)]);
}

async function fromRemoteApi(env: Bindings): Promise<Sources> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await askRemoteApi(env, path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json<T>();
  };
  const settings = await read<SettingsOfInterest>("/pageeditor-api/settings");
  // A backend that is offline says nothing else.
  if (!settings.is_site_online) return [settings, []];
  return [settings, await read<Sources[1]>(`/${defaultLocale}/pageeditor-api/redirect`)];
}

async function readFacts(env: Bindings): Promise<Response> {
  const [settings, redirects] = await (hasRemoteApi(env) ? fromRemoteApi(env) : fromDatabase(env));
  const { design, contact } = settings ?? {};
  const facts: StoredFacts = {
    online: settings?.is_site_online ?? true,
    tracked: Boolean(design?.cookies?.tag_manager_id),
    shop: (settings?.is_shop_online && design?.shop) || null,
    webshopLink: design?.webshop_link ?? "",
    email: contact?.email ?? "",
    redirects: redirects.map(({ old_path, new_path }) => [comparablePath(old_path), new_path]),
  };
  return Response.json(facts);
}

/** Rules without a language hold for every language, and keep it. */
export function redirectTable(rules: readonly (readonly [string, string])[]): SiteFacts["redirects"] {
  const table = new Map(rules);
  return {
    get(path) {
      const exact = table.get(path);
      if (exact !== undefined) return exact;
      const [, first = ""] = path.split("/", 2);
      if (!findLocale(first)) return undefined;
      const target = table.get(path.slice(first.length + 1) || "/");
      return target?.startsWith("/") && !findLocale(target.split("/", 2)[1])
        ? `/${first}${target === "/" ? "" : target}`
        : target;
    },
  };
}

/**
 * The facts from the isolate's memory (30 s, or until the next publish), from the cache, or from
 * the database (the API at API_ORIGIN, if there is one): a warm request costs nothing. If none of them answers, the last known facts hold;
 * null only where nothing was ever known.
 */
export async function siteFacts(
  env: Bindings,
  ctx: Pick<ExecutionContext, "waitUntil">,
  now: number = Date.now(),
): Promise<SiteFacts | null> {
  const limits = limitsOf(env);
  const generation = await generations(env.CACHE, now, limits);
  const memory = held(env.CACHE);
  const { known } = memory;
  if (known && known.generation === generation.current && now - known.readAt < waits.siteFacts) return known.facts;
  try {
    const response = await throughCache({
      key: "site-facts",
      policy: policies.structure,
      store: kvStore(env.CACHE, limits),
      generations: generation,
      now,
      waitUntil: (work) => ctx.waitUntil(work),
      produce: async () => ({ response: await readFacts(env) }),
    });
    const stored = await response.json<StoredFacts>();
    const facts = { ...stored, redirects: redirectTable(stored.redirects) };
    memory.known = { facts, generation: generation.current, readAt: now };
    return facts;
  } catch (error) {
    logError("site facts", error);
    if (!known) return null;
    // Asked again after the same time as ever: a database that is down is not asked by every request.
    memory.known = { ...known, generation: generation.current, readAt: now };
    return known.facts;
  }
}
