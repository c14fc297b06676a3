import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import type { LocaleCode } from "~/domain/locale/locales";
import type { KnownModules } from "~/domain/pages/module-definition";
import type { Session } from "~/domain/site/session";
import { whoMay, type Action } from "~/domain/staff/permissions";
import type { Database } from "../db/client";

/** What a command of the editors is asked with. It knows no HTTP: a call, a page and the cron ask alike. */
export interface Asking {
  db: Database;
  env: Pick<Env, "CACHE" | "MEDIA" | "IMAGES">;
  /** Epoch milliseconds. */
  now: number;
  lang: LocaleCode;
  /** Who asks; null: nobody of the house. */
  actor: Session["staff"];
  /** The types of page modules of this build. */
  modules: KnownModules;
  /** Of the request, for the audit log; "" if there is none. */
  requestId: string;
}

/** Asked by somebody of the house. */
export type Permitted = Asking & { actor: NonNullable<Asking["actor"]> };

/** The same, asked by somebody who may do this. Fails with `unauthorized` or `forbidden`. */
export function permitted(asking: Asking, action: Action): Result<Permitted> {
  const actor = whoMay(asking.actor, action);
  return actor.ok ? ok({ ...asking, actor: actor.value }) : actor;
}

/** The answer to everybody who names a page that is not there. */
export const noPage = (): Failure => fail("not_found", "There is no such page, or it is in the trash");
