import { readFileSync, writeFileSync } from "node:fs";

const state = ".test/state";
const made = 24;

function isTaken(email: string): boolean {
  try {
    // Fails for whoever comes second, also in another process.
    writeFileSync(`${state}/taken-${email}`, "", { flag: "wx" });
    return false;
  } catch {
    return true;
  }
}

/**
 * An account of staff that no other test has. They are there before the house opens: whatever else writes into its books while it
 * is open may keep it from reading them.
 */
export function newStaffAccount(): { email: string; password: string } {
  for (let n = 0; n < made; n += 1) {
    const email = `neu-${n}@kino.example`;
    if (!isTaken(email)) return { email, password: "nur-in-den-tests" };
  }
  throw new Error(`All ${made} accounts are taken`);
}

/** The account the operator made with the command for it, and the password that it said. */
export function operatorAccount(): { email: string; password: string } {
  const said = readFileSync(`${state}/operator.txt`, "utf8");
  const [, password] = /shown this once: (\S+)/.exec(said) ?? [];
  if (password === undefined) throw new Error(said);
  return { email: "betrieb@kino.example", password };
}
