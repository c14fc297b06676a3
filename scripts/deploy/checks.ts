import { unstable_readConfig as readConfig } from "wrangler";

/** What is read of a configuration here; the package's own type refers to packages it does not bring. */
interface Config {
  vars: { SITE_ORIGIN: string };
  d1_databases: { database_name: string; database_id: string }[];
  kv_namespaces: { binding: string; id: string }[];
}

const placeholder = /^0{8}/;

/** What keeps an environment of a configuration from being deployed, in plain words. */
export function problemsOf(environment: string, file: string): { origin: string; problems: string[] } {
  const config: Config = readConfig({ config: file, env: environment }, { hideWarnings: true });
  const problems: string[] = [];
  const origin = URL.parse(config.vars.SITE_ORIGIN);
  const isPublic = origin?.protocol === "https:" && !/(^|\.)localhost$|^[\d.]+$|^\[/.test(origin.hostname);
  if (!isPublic || origin.origin !== config.vars.SITE_ORIGIN)
    problems.push(`SITE_ORIGIN of ${environment} in wrangler.toml is not the public address of the site (https://…)`);
  for (const { database_name, database_id } of config.d1_databases)
    if (placeholder.test(database_id))
      problems.push(`No database yet: wrangler d1 create ${database_name}, then its id`);
  for (const { binding, id } of config.kv_namespaces)
    if (placeholder.test(id))
      problems.push(`No namespace yet: wrangler kv namespace create ${binding} --env ${environment}, then its id`);
  return { origin: config.vars.SITE_ORIGIN, problems };
}
