import { describe, expect, it } from "vitest";
import { paced } from "~/features/editor/store/paced";

function clock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    later: (run: () => void, ms: number) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    pass: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

describe("what is done in a measured pace", () => {
  it("is done as soon as may be with the first, then with the latest of those that follow", () => {
    const at = clock();
    const done: string[] = [];
    const { run } = paced<string>((value) => done.push(value), 250, at);
    run("H");
    expect(done).toEqual([]);
    at.pass(0);
    expect(done).toEqual(["H"]);
    at.pass(50);
    run("He");
    at.pass(50);
    run("Heu");
    expect(done).toEqual(["H"]);
    at.pass(150);
    expect(done).toEqual(["H", "Heu"]);
    at.pass(1_000);
    run("Heute");
    at.pass(0);
    expect(done).toEqual(["H", "Heu", "Heute"]);
  });

  it("is done at once where it cannot wait, and only once", () => {
    const at = clock();
    const done: string[] = [];
    const { run, flush } = paced<string>((value) => done.push(value), 250, at);
    run("H");
    run("He");
    flush();
    flush();
    at.pass(1_000);
    expect(done).toEqual(["He"]);
  });
});
