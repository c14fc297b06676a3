import { fileURLToPath } from "node:url";
import { unstable_readConfig as readConfig } from "wrangler";
import { describe, expect, it } from "vitest";

const file = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
/** What is read of a configuration here; the package's own type refers to packages it does not bring. */
interface Config {
  name: string;
  compatibility_date: string;
  compatibility_flags: string[];
  vars: Record<string, unknown>;
  d1_databases: { binding: string; database_id: string; database_name: string; migrations_dir: string }[];
  kv_namespaces: { binding: string; id: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  images?: { binding: string };
  durable_objects: { bindings: unknown };
  migrations: unknown;
  ratelimits: { name: string; namespace_id: string; simple: unknown }[];
  triggers: unknown;
  assets: unknown;
  observability: { logs: unknown };
  workers_dev?: boolean;
  preview_urls?: boolean;
}

const configOf = (name: string, env?: string): Config =>
  readConfig({ config: file(name), ...(env && { env }) }, { hideWarnings: true });

const local = configOf("wrangler.toml");
const environments = ["preview", "production"].map((env) => [env, configOf("wrangler.toml", env)] as const);

/** The code's side of a configuration: what is bound under which name, without whose data it is. */
const codeSideOf = ({ vars, d1_databases, kv_namespaces, r2_buckets, images, durable_objects, ...more }: Config) => ({
  runtime: [more.compatibility_date, more.compatibility_flags],
  vars: Object.keys(vars),
  databases: d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
  namespaces: kv_namespaces.map(({ binding }) => binding),
  buckets: r2_buckets.map(({ binding }) => binding),
  images: images?.binding,
  objects: durable_objects.bindings,
  migrations: more.migrations,
});

/** What a deployment has beyond the seed: limits, files, cron, logs. */
const deploymentOf = ({ ratelimits, triggers, observability, assets }: Config) => ({
  limits: ratelimits.map(({ name, simple }) => [name, simple]),
  triggers,
  observability,
  assets,
});

/** Everything that holds data or counts. */
const dataOf = ({ name, d1_databases, kv_namespaces, r2_buckets, ratelimits }: Config) => [
  name,
  ...d1_databases.flatMap((database) => [database.database_id, database.database_name]),
  ...kv_namespaces.map(({ id }) => id),
  ...r2_buckets.map(({ bucket_name }) => bucket_name),
  ...ratelimits.map(({ namespace_id }) => namespace_id),
];

describe("the configurations of the Worker", () => {
  it.each([["seed", configOf("wrangler.seed.toml")] as const, ...environments])(
    "%s binds what the code expects",
    (_, config) => expect(codeSideOf(config)).toEqual(codeSideOf(local)),
  );

  it.each(environments)("%s has the limits, the cron and the logs of the local one", (_, config) =>
    expect(deploymentOf(config)).toEqual(deploymentOf(local)),
  );

  it("share no data and no counter between preview and production", () => {
    const [preview = [], production = []] = environments.map(([, config]) => dataOf(config));
    expect(preview.length).toBeGreaterThan(7);
    expect(preview.filter((name) => production.includes(name))).toEqual([]);
    for (const [, { ratelimits }] of environments)
      expect(new Set(ratelimits.map(({ namespace_id }) => namespace_id)).size).toBe(ratelimits.length);
  });

  it("hand out the built folder and nothing else", () => {
    for (const [, { assets }] of environments) expect(assets).toEqual({ binding: "ASSETS", directory: "build/client" });
  });

  it("log no address that was asked for, and lead to production by its own domain alone", () => {
    expect(local.observability.logs).toMatchObject({ enabled: true, invocation_logs: false });
    const production = configOf("wrangler.toml", "production");
    expect([production.workers_dev, production.preview_urls]).toEqual([false, false]);
    expect(configOf("wrangler.toml", "preview").preview_urls).toBe(false);
  });
});
