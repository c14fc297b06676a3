import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../db/client";
import type { MailEnvironment } from "../mail/send-mail";

/** What commands of forms need of the environment. */
export interface FormEnvironment extends MailEnvironment {
  DB: D1Database;
  MEDIA: R2Bucket;
  AUTH_SECRET?: string;
}

/** What a command of forms is asked with. It knows no HTTP. */
export interface Asking {
  db: Database;
  env: FormEnvironment;
  /** Epoch milliseconds. */
  now: number;
  lang: LocaleCode;
}
