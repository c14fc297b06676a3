import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { root } from "../run.mjs";

const runner = fileURLToPath(new URL("switched-runner.mjs", import.meta.url));

/** So many questions share a runtime, whatever they leave in it. */
const batch = 500;

/** Judges mutants that lie behind switches in one text: a runtime is started for hundreds of them, not for each. */
export class SwitchedJudge {
  #child;
  #project;
  #folder = mkdtempSync(`${tmpdir()}/mutants-`);

  constructor(project, texts) {
    this.#project = project;
    writeFileSync(this.#texts, JSON.stringify(texts));
  }

  get #texts() {
    return `${this.#folder}/texts.json`;
  }

  async #started() {
    if (this.#child) return this.#child;
    const child = fork(runner, [this.#project, this.#texts], {
      cwd: root,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      detached: true,
    });
    await once(child, "message");
    this.#child = child;
    return child;
  }

  #end() {
    try {
      if (this.#child) process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // The group has ended by itself.
    }
    this.#child = undefined;
  }

  stop() {
    this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** null: nothing came in time, or the process ended. */
  async #message(child, seconds) {
    const over = new AbortController();
    const { signal } = over;
    const message = await Promise.race([
      once(child, "message", { signal }).then(([said]) => said),
      once(child, "exit", { signal }).then(() => null),
      wait(seconds * 1_000, null, { signal }),
    ]);
    over.abort();
    return message;
  }

  /** What each test file reaches, and what the loading of the code alone does. Throws unless all of them pass. */
  async baseline(tests) {
    const child = await this.#started();
    child.send({ tests });
    const found = await this.#message(child, 600);
    const missing = tests.filter((test) => found?.tests.find((one) => one.test === test)?.failed !== false);
    if (missing.length > 0) throw new Error(`${missing.join(", ")} does not pass as the tree stands`);
    return found;
  }

  /** Tells `say` of each mutant that a test file was asked about: `killed`, `missed` or `timed out`. */
  async judge(steps, say) {
    const asked = new Set();
    const settled = new Set();
    const usual = (asking) => steps.find(({ test }) => test === asking.test).seconds;
    const nameOf = ({ test, mutant }) => `${test} ${mutant}`;
    const left = () =>
      steps
        .map(({ test, seconds, mutants }) => ({
          test,
          seconds,
          mutants: mutants.filter(({ id }) => !settled.has(id) && !asked.has(nameOf({ test, mutant: id }))),
        }))
        .filter(({ mutants }) => mutants.length > 0);
    for (let next = left(); next.length > 0; next = left()) {
      const child = await this.#started();
      const said = [];
      child.on("message", (message) => said.push(message));
      let begun = { test: next[0].test, mutant: next[0].mutants[0].id };
      const before = asked.size;
      child.send({ steps: firstOf(next) });
      let isOn = true;
      while (isOn) {
        if (said.length === 0) await this.#message(child, 60 + 5 * usual(begun));
        if (said.length === 0) {
          this.#end();
          said.push({ ...begun, verdict: "timed out" }, { ended: true });
        }
        const message = said.shift();
        isOn = !message.ended;
        begun = message.begun ?? begun;
        if (!message.verdict) continue;
        asked.add(nameOf(message));
        if (message.verdict !== "missed") settled.add(message.mutant);
        if (message.mutant !== null) say(message.mutant, message.verdict);
      }
      child.removeAllListeners("message");
      if (asked.size === before) throw new Error(`${next[0].test} cannot be asked`);
    }
  }
}

/** As much as one runtime is asked. */
function firstOf(steps) {
  let room = batch;
  return steps
    .map(({ mutants, ...step }) => {
      const some = mutants.slice(0, room);
      room -= some.length;
      return { ...step, mutants: some };
    })
    .filter(({ mutants }) => mutants.length > 0);
}
