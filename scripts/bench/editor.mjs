// How fast the editor answers on a page of 200 modules at a four times slower processor:
// node scripts/bench/editor.mjs [--slow 4] [--modules 200] [--against 10]. Typing by Event Timing, beside a bare field
// of the browser's; commands until the page shows what they did, beside the same on a page of ten modules; opening for
// editing beside the same page's first load. What is compared takes turns in one run.
import { spawn } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../browser.mjs";
import { root } from "../run.mjs";
import { answered } from "./answered.mjs";

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: "string", default: "4" },
    modules: { type: "string", default: "200" },
    against: { type: "string", default: "10" },
  },
});
const port = 8793;
const origin = `http://localhost:${port}`;
const rounds = 12;
const letters = "Ein Kino ist ein Zimmer. ".repeat(8);

const share = (values, part) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1];

/** The house of the browser tests, with its staff. */
async function start() {
  const child = spawn("node", ["scripts/e2e-server.mjs"], {
    cwd: root,
    stdio: "ignore",
    detached: true,
    env: { ...process.env, E2E_PORT: String(port) },
  });
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(`${origin}/de/programm`).catch(() => null);
    if (answer?.ok) return () => child.pid && process.kill(-child.pid, "SIGTERM");
    if (child.exitCode !== null) throw new Error("The house could not be opened.");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("The house does not answer.");
}

/** A call from within the page, with its cookies. */
const call = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const answer = await fetch(path, {
        method,
        headers: { "content-type": "application/json", "x-csrftoken": token },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body],
  );

async function signIn(page) {
  await page.goto(`${origin}/api/csrf/`);
  await page.goto(`${origin}/de/impressum`);
  await call(page, "POST", "/api/auth/sign-in/email", { email: "ada@kino.example", password: "nur-in-den-tests" });
}

const textModule = (id, index) => ({
  id,
  type: "text",
  version: 1,
  order: index % 10,
  props: {
    content: {
      de: {
        type: "doc",
        content: [{ type: "paragraph", content: [{ type: "text", text: `Absatz ${id}. Ein Kino.` }] }],
      },
    },
    anchor: "",
    decrease_distance: false,
  },
});

/** A page of so many texts, one section for every ten. Its path. */
async function pageOf(page, modules) {
  const api = "/de/pageeditor-api";
  const path = `/mit-${modules}`;
  const { id } = await call(page, "POST", `${api}/pages/`, { title: { de: "Lange Seite" }, path, parent: null });
  const { rev, document } = await call(page, "GET", `${api}/draft/${id}/`);
  const sections = Array.from({ length: modules / 10 }, (_, at) => ({
    op: "add_section",
    after: at === 0 ? null : `s${at - 1}`,
    section: {
      id: `s${at}`,
      slug: "",
      layout: "100",
      extra_class: "",
      columns: [
        {
          index: 0,
          classes: "",
          children: Array.from({ length: 10 }, (_, index) => textModule(`m${at * 10 + index}`, index)),
        },
      ],
    },
  }));
  const empty = document.containers.map((section) => ({ op: "remove_section", id: section.id }));
  await call(page, "POST", `${api}/draft/${id}/`, {
    base_rev: rev,
    step: crypto.randomUUID(),
    operations: [...empty, ...sections],
  });
  return `${origin}/de${path}`;
}

const edited = (page) =>
  page.waitForFunction(
    () => document.body.classList.contains("edit-mode") && document.querySelector("[data-spot]") !== null,
  );

/** A page as somebody of the house opens it, then for editing; milliseconds of both. */
async function opening(page, url) {
  const begun = Date.now();
  await page.goto(url);
  const button = page.getByRole("button", { name: "Bearbeiten", exact: true });
  await button.waitFor();
  const loaded = Date.now();
  await button.click();
  await edited(page);
  return { load: loaded - begun, open: Date.now() - loaded };
}

/** What commands take in the middle of a page, each several times. */
async function commands(page, number) {
  const spot = () => page.locator("[data-spot]").filter({ hasText: new RegExp(`^${number.replace(".", "\\.")}$`) });
  const taken = { duplicate: [], move: [], delete: [], undo: [] };
  for (let round = 0; round < rounds; round += 1) {
    await spot().focus();
    taken.duplicate.push(await answered(page, "Control+d"));
    taken.move.push(await answered(page, "Alt+ArrowUp"));
    taken.delete.push(await answered(page, "Delete"));
    taken.undo.push(await answered(page, "Control+z"));
    // Back to what it was, outside of what is measured.
    for (let left = 0; left < 2; left += 1) await answered(page, "Control+z");
  }
  return taken;
}

/** Milliseconds that letters take, as the browser tells it: until the frame, and of the page's own work. */
async function typed(page) {
  await page.evaluate(() => {
    window.typed = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, processingStart, processingEnd } of list.getEntries())
        if (name === "keydown" || name === "keypress" || name === "input")
          window.typed.push({ duration, work: processingEnd - processingStart });
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  await page.keyboard.type(letters, { delay: 50 });
  // The observer is told with the next frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const slow = await page.evaluate(() => window.typed);
  // The browser tells of those from 16 ms on only, three a letter.
  const quick = Array.from({ length: Math.max(0, letters.length * 3 - slow.length) }, () => ({ duration: 8, work: 4 }));
  return [...slow, ...quick];
}

const line = (name, values, base, digits = 0) => {
  const [middle, late] = [share(values, 0.5), share(values, 0.95)];
  const ratio = base ? `   ${(middle / share(base, 0.5)).toFixed(2)} of the yardstick` : "";
  console.log(
    `${name.padEnd(26)} median ${middle.toFixed(digits).padStart(5)} ms   p95 ${late.toFixed(digits).padStart(5)} ms${ratio}`,
  );
};

const stop = await start();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  const newContext = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-AT" });
    await context.setExtraHTTPHeaders({ "x-test-now": "2026-11-21T18:05:00+01:00" });
    return context;
  };
  const context = await newContext();
  const page = await context.newPage();
  await signIn(page);
  const [many, few] = [await pageOf(page, Number(options.modules)), await pageOf(page, Number(options.against))];

  const [cold, warm] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    const fresh = await newContext();
    await fresh.addCookies(await context.cookies());
    const other = await fresh.newPage();
    cold.push(await opening(other, `${origin}/de/impressum`));
    warm.push(await opening(other, `${origin}/de/datenschutz`));
    await fresh.close();
  }

  const slow = async (other) => {
    const session = await context.newCDPSession(other);
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(options.slow) });
  };
  const taken = {};
  const words = {};
  for (const [name, url, number] of [
    ["few", few, "1.5"],
    ["many", many, `${Math.ceil(Number(options.modules) / 20)}.5`],
  ]) {
    const other = await context.newPage();
    await other.goto(`${url}?edit`);
    await edited(other);
    await slow(other);
    taken[name] = await commands(other, number);
    await other.locator("[data-spot]").filter({ hasText: number }).first().focus();
    await other.keyboard.press("Enter");
    await other.locator("[data-tool='words'] [role='textbox']:focus, main [role='textbox']:focus").first().waitFor();
    words[name] = await typed(other);
    await other.close();
  }
  const bare = await context.newPage();
  await bare.goto("about:blank");
  await bare.setContent('<div contenteditable="true" role="textbox" style="font: 20px serif">Ein Kino.</div>');
  await slow(bare);
  await bare.getByRole("textbox").focus();
  words.bare = await typed(bare);

  console.log(`\nload of the machine over its ${cpus().length} cores at the end: ${loadavg()[0].toFixed(1)}`);
  console.log(
    `\n${options.modules} modules at ${options.slow}× slow-down; yardstick of commands: ${options.against} modules`,
  );
  for (const until of ["shown", "followed"]) {
    console.log(until === "shown" ? "\nuntil the frame that shows it" : "\nuntil its marks have followed");
    for (const name of Object.keys(taken.many))
      line(
        name,
        taken.many[name].map((one) => one[until]),
        taken.few[name].map((one) => one[until]),
      );
  }
  const part = (name, key) => words[name].map((one) => one[key]);
  console.log("\na letter; yardstick: a bare field of the browser's, the same slow-down");
  line("until the frame", part("many", "duration"), part("bare", "duration"));
  line("own work", part("many", "work"), part("bare", "work"), 1);
  line("until the frame, bare", part("bare", "duration"));
  console.log("\nopening for editing, without slow-down; yardstick: the load of the page before it, with the bar");
  line(
    "cold",
    cold.map(({ open }) => open),
    cold.map(({ load }) => load),
  );
  line(
    "warm",
    warm.map(({ open }) => open),
    warm.map(({ load }) => load),
  );
} finally {
  await browser.close();
  stop();
}
