import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { root } from "../run.mjs";

const runner = fileURLToPath(new URL("runner.mjs", import.meta.url));

const quick = 4;

const projectOf = (test) => test.split("/")[1];

/** Runs tests: `baseline` as the tree stands, `verdict` says what they make of a mutant. */
export class Judge {
  #children = new Map();
  #seconds;

  /** `seconds`: how long tests take that have passed already. */
  constructor(seconds = new Map()) {
    this.#seconds = seconds;
  }

  async #start(project) {
    const child = fork(runner, [project], {
      cwd: root,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      detached: true,
    });
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => Promise.reject(new Error("Vitest did not start"))),
    ]);
    this.#children.set(project, child);
    return child;
  }

  stop() {
    for (const child of this.#children.values()) {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // The group has ended by itself.
      }
    }
    this.#children.clear();
  }

  /** null: the tests did not end in time, or took the process with them. */
  async #run(files, mutant, seconds) {
    const project = projectOf(files[0]);
    const child = this.#children.get(project) ?? (await this.#start(project));
    const over = new AbortController();
    const { signal } = over;
    child.send({ files, file: mutant?.file, text: mutant?.text });
    const answer = await Promise.race([
      once(child, "message", { signal }).then(([message]) => message),
      once(child, "exit", { signal }).then(() => null),
      wait(seconds * 1_000, null, { signal }),
    ]);
    over.abort();
    if (answer === null) this.stop();
    return answer;
  }

  /** Throws unless every test passes: mutants can only be told from the truth. */
  async baseline(tests) {
    for (const test of tests) {
      const started = performance.now();
      const answer = await this.#run([test], null, 600);
      if (!answer || answer.failed || answer.ran === 0) throw new Error(`${test} does not pass as the tree stands`);
      this.#seconds.set(test, (performance.now() - started) / 1_000);
    }
  }

  /** First the tests that bear the name of the source, then the quick ones of a project, then the slow ones one by one. */
  #stages(file, tests) {
    const parts = file.replace(/\.ts$/, "").split("/").slice(2);
    const seconds = (test) => this.#seconds.get(test);
    const named = (test) => parts.includes(test.replace(/^.*\/|\.test\.ts$/g, ""));
    const others = tests.filter((test) => !named(test));
    const slow = others.filter((test) => seconds(test) > quick).toSorted((a, b) => seconds(a) - seconds(b));
    const byProject = (some) => Object.values(Object.groupBy(some, projectOf));
    return [
      ...byProject(tests.filter(named)),
      ...byProject(others.filter((test) => !slow.includes(test))),
      ...slow.map((test) => [test]),
    ];
  }

  /** `killed`, `survived` or `timed out`: five times as long as the tests took, and a minute, count as never. */
  async verdict(mutant, tests) {
    for (const stage of this.#stages(mutant.file, tests)) {
      const usual = stage.reduce((sum, test) => sum + this.#seconds.get(test), 0);
      const answer = await this.#run(stage, mutant, 60 + 5 * usual);
      if (!answer) return "timed out";
      if (answer.failed) return "killed";
    }
    return "survived";
  }
}
