import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A new account of staff in the house of the browser tests, made as the operator makes one. */
export async function newStaffAccount(): Promise<{ email: string; password: string }> {
  const email = `${crypto.randomUUID()}@kino.example`;
  const wanted = ["--email", email, "--role", "admin", "--name", "Ada Muster", "--persist-to", ".test/state"];
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/staff.mjs", ...wanted]);
  const [, password] = /shown this once: (\S+)/.exec(stdout) ?? [];
  if (password === undefined) throw new Error(stdout);
  return { email, password };
}
