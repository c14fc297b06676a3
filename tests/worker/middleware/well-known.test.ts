import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import { caller, origin } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { database } from "../../support/stored-site";

const renderPage = async () => new Response("a page");
const call = caller({ renderPage }, { TEST_CLOCK: "allow" });
const securityPath = "/.well-known/security.txt";

const house = (email: string, is_site_online = true) =>
  saveSettings({ is_site_online, contact: { ...defaultSettings.contact, email, transport: {} } });

beforeEach(() => house("kassa@kino.example"));
afterEach(() => void vi.restoreAllMocks());

const fieldsAt = async (now: string) => {
  const answer = await call(securityPath, { headers: { "x-test-now": now } });
  const fields = (await answer.text()).trimEnd().split("\n");
  return {
    answer,
    fields: Object.fromEntries(fields.map((line) => line.split(/: (.*)/, 2))) as Record<string, string>,
  };
};

describe("whom to tell of a weakness", () => {
  it("is a file with the fields the RFC demands, in this house's languages and at its address", async () => {
    const { answer, fields } = await fieldsAt("2026-11-21T18:05:00Z");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(fields).toEqual({
      Contact: "mailto:kassa@kino.example",
      Expires: "2027-05-20T00:00:00.000Z",
      "Preferred-Languages": "de, en",
      Canonical: `${env.SITE_ORIGIN}${securityPath}`,
    });
  });

  it("ends every line, and is no other page of the site", async () => {
    const text = await (await call(securityPath)).text();
    expect(text).toMatch(/\/security\.txt\n$/);
    expect(await (await call("/de")).text()).toBe("a page");
  });

  it("is not there while nothing is known of the house", async () => {
    const failing = new Proxy(env.CACHE, {
      get: () => () => Promise.reject(new Error("KV is down")),
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const nobody = caller({ renderPage }, { CACHE: failing, DB: database(() => true).DB });
    expect((await nobody(securityPath)).status).toBe(404);
  });

  it("never runs out, and holds for less than a year", async () => {
    for (const now of ["2026-02-28T23:59:59Z", "2027-12-31T12:00:00Z"]) {
      // oxlint-disable-next-line no-await-in-loop
      const left = Date.parse((await fieldsAt(now)).fields["Expires"] ?? "") - Date.parse(now);
      expect([left > 100 * 86_400_000, left < 365 * 86_400_000]).toEqual([true, true]);
    }
  });

  it("is told while the site is offline, and nowhere where the house names no address", async () => {
    await house("kassa@kino.example", false);
    expect((await call(securityPath)).status).toBe(200);
    await house("");
    expect((await call(securityPath)).status).toBe(404);
  });

  it("takes no other line from an address", async () => {
    await house("a@kino.example\nContact: mailto:b@elsewhere.example");
    const text = await (await call(securityPath)).text();
    expect(text.match(/^Contact:/gm)).toHaveLength(1);
  });
});

describe("the page where a password is changed", () => {
  it.each([
    ["de-AT,de;q=0.9", "/de/user/security"],
    ["en-GB", "/en/user/security"],
    ["", "/de/user/security"],
  ])("is the team's, for a browser that speaks %j", async (spoken, page) => {
    const answer = await call("/.well-known/change-password", {
      redirect: "manual",
      headers: { "accept-language": spoken },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, page]);
  });

  it("is known by this step: without it the address is a page like any other", async () => {
    const without = caller({ renderPage, without: "wellKnown" });
    const answer = await without(new URL("/.well-known/change-password", origin).href, { redirect: "manual" });
    expect(answer.headers.get("location")).not.toBe("/de/user/security");
  });
});
