import type { Database } from "../client";
import { redirect } from "../schema/site";

/** Every redirect, as stored: paths with or without a language prefix. One query. */
export async function listRedirects(db: Database): Promise<{ old_path: string; new_path: string }[]> {
  return db.select({ old_path: redirect.oldPath, new_path: redirect.newPath }).from(redirect).orderBy(redirect.id);
}
