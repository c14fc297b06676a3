import type { BrowserContext, Page, Route } from "@playwright/test";
import type { Draft } from "~/domain/editing/schema";
import { modulesOf } from "~/domain/editing/tree";
import type { editorCalls } from "./own-page";
import { expect, saved, select } from "./staff";

/** What lies between the browser and the house, and what becomes of the tab. */
const onTheWay = ["nothing", "no network", "500", "slow", "answer lost", "somebody else", "signed out"] as const;
const ofTheTab = ["stays", "stays", "killed", "back", "reloaded"] as const;

export interface Fault {
  way: (typeof onTheWay)[number];
  tab: (typeof ofTheTab)[number];
  /** The module that is written in, and the one that somebody else changes. */
  number: number;
  other: number;
  words: string;
  /** Milliseconds between the last letter and what becomes of the tab, and those of a slow way. */
  pause: number;
  delay: number;
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Two things that are written in a page of so many modules, each with a fault. */
export function faultsOf(seed: number, modules: number): Fault[] {
  const roll = dice(seed);
  const below = (most: number): number => Math.floor(roll() * most);
  return Array.from({ length: 2 }, (_, at) => {
    const number = below(modules);
    return {
      way: onTheWay[below(onTheWay.length)] ?? "nothing",
      tab: ofTheTab[below(ofTheTab.length)] ?? "stays",
      number,
      other: (number + 1 + below(modules - 1)) % modules,
      words: ` r${seed}.${at}${"abcdefghijklmnopqrstuvwxyz".slice(0, 3 + below(12))}`,
      pause: below(2_000),
      delay: 500 + below(2_500),
    };
  });
}

const draftOf = /pageeditor-api\/draft\//;

type Calls = Awaited<ReturnType<typeof editorCalls>>;

/** What stands in a headline before anybody writes. */
export const startOf = (at: number): string => `Titel ${at}`;

/** What the house has: the words of every headline. */
async function stored(calls: Calls, page: number): Promise<string[]> {
  const { document } = await calls.read<Draft>(`draft/${page}/`);
  return document.containers.flatMap(modulesOf).map(({ props }) => (props["content"] as { de: string }).de);
}

/** What lies on the way of a step to the house. */
async function meet(route: Route, { way, delay }: Fault): Promise<void> {
  if (way === "no network") return route.abort();
  if (way === "500") return route.fulfill({ status: 500, json: {} });
  if (way === "signed out") return route.fulfill({ status: 401, json: {} });
  if (way === "slow") await new Promise((resolve) => setTimeout(resolve, delay));
  // It arrives, and nobody hears so.
  if (way === "answer lost") {
    await route.fetch();
    return route.abort();
  }
  return route.continue();
}

export interface Probe {
  context: BrowserContext;
  calls: Calls;
  /** Of somebody else who works on the same page. */
  others: Calls;
  id: number;
  path: string;
  /** What every headline has to say: the reference. */
  words: string[];
}

async function opened({ context, path }: Probe, tab: Fault["tab"]): Promise<Page> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.setViewportSize({ width: 1440, height: 900 });
  if (tab === "back") await page.goto("/de/impressum");
  await page.goto(`${path}?edit`);
  await expect(page.locator("[data-spot]").first()).toBeAttached();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  return page;
}

/** Somebody else changes another module meanwhile. */
async function change({ others, id, words }: Probe, at: number): Promise<void> {
  const { rev } = await others.read<Draft>(`draft/${id}/`);
  words[at] = `Titel ${at} ${crypto.randomUUID().slice(0, 8)}`;
  const operation = { op: "set", id: `m${at}`, key: "content", lang: "de", value: words[at] };
  await others.send(`draft/${id}/`, { base_rev: rev, step: crypto.randomUUID(), operations: [operation] });
}

/** Writes in a headline; when every letter was typed. */
async function type(page: Page, { number, words }: Fault): Promise<number[]> {
  await select(page, `1.${number + 1}`);
  await page.keyboard.press("Enter");
  await expect(page.locator("main [contenteditable]:focus")).toBeVisible();
  await page.keyboard.press("End");
  const typed: number[] = [];
  for (const letter of words) {
    await page.keyboard.type(letter);
    typed.push(Date.now());
  }
  return typed;
}

/** How many letters of a run are lost that were a second old, by fault. */
export async function lostIn(probe: Probe, faults: readonly Fault[]): Promise<string[]> {
  const lost: string[] = [];
  for (const fault of faults) {
    let page = await opened(probe, fault.tab);
    let isOver = false;
    await probe.context.route(draftOf, (route) =>
      route.request().method() === "POST" && !isOver ? meet(route, fault) : route.continue(),
    );
    const before = probe.words[fault.number] ?? "";
    const typed = await type(page, fault);
    if (fault.way === "somebody else") await change(probe, fault.other);
    await new Promise((resolve) => setTimeout(resolve, fault.pause));
    const ended = Date.now();
    if (fault.tab === "reloaded") await page.reload();
    if (fault.tab === "back") await page.goBack();
    isOver = true;
    // Whoever is signed out while the tab stays signs in: what follows then is a test of its own.
    if (fault.tab !== "stays" || fault.way === "signed out") {
      await page.close();
      page = await opened(probe, "stays");
    }
    const certain = fault.tab === "stays" && fault.way !== "signed out" ? ended : ended - 1_000;
    const least = before + fault.words.slice(0, typed.filter((at) => at <= certain).length);
    let now = "";
    const look = async () => {
      await saved(page);
      now = (await stored(probe.calls, probe.id))[fault.number] ?? "";
      return now.startsWith(least) && (before + fault.words).startsWith(now);
    };
    // A tab may take a moment to go: then what it has left comes a moment later.
    await expect
      .poll(look)
      .toBe(true)
      .catch(() => lost.push(`${fault.way}, ${fault.tab}: “${now}” instead of “${before + fault.words}”`));
    await page.close();
    await probe.context.unroute(draftOf);
    probe.words[fault.number] = now;
  }
  const all = await stored(probe.calls, probe.id);
  if (all.join("|") !== probe.words.join("|")) lost.push(`${all.join("|")} instead of ${probe.words.join("|")}`);
  return lost;
}
