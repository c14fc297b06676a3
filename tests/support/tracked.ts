import type { BrowserContext, Route } from "@playwright/test";

/** The streamed data of a page: one list, in which objects name keys and values by their places. */
const streamed = /(streamController\.enqueue\()("\[(?:[^"\\]|\\.)*")(\))/;

/** The same with a tag manager in the settings of the house. */
function withTagManager(html: string, id: string): string {
  return html.replace(streamed, (_whole, before: string, text: string, after: string) => {
    const list = JSON.parse(JSON.parse(text) as string) as unknown[];
    const key = `_${list.indexOf("tagManager")}`;
    const shell = list.find(
      (one): one is Record<string, number> => typeof one === "object" && one !== null && key in one,
    );
    if (!shell) throw new Error("the page says nothing of a tag manager");
    shell[key] = list.push(id) - 1;
    return before + JSON.stringify(JSON.stringify(list)) + after;
  });
}

/**
 * The house as if it had a tag manager, for this browser alone: the settings are those of all tests. Returns what was asked
 * of the tag manager's host; nothing leaves this machine.
 */
export async function trackedHouse(context: BrowserContext, id = "GTM-TEST"): Promise<string[]> {
  const asked: string[] = [];
  const page = async (route: Route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withTagManager(await response.text(), id) });
  };
  await context.route(({ hostname }) => hostname === "localhost", page);
  await context.route(
    ({ hostname }) => hostname.endsWith("googletagmanager.com"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return asked;
}
