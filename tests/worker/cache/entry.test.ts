import { describe, expect, it } from "vitest";
import { decodeEntry, encodeEntry, entryOf, responseOf } from "../../../workers/cache/entry";

const document = (nonce: string) =>
  `<script nonce="${nonce}">1</script><p>Fräulein Else</p><script nonce="${nonce}">2</script>`;
const headers = { "content-type": "text/html; charset=utf-8", "content-language": "de" };

describe("a stored answer", () => {
  it("comes back with its status, headers and body, with a nonce and without", async () => {
    const plain = await entryOf(new Response("Fräulein Else", { headers }), 7);
    const page = await entryOf(new Response(document("stored"), { headers }), 7, "stored");
    for (const entry of [plain, page]) {
      const again = decodeEntry(encodeEntry(entry).buffer);
      expect(again).toEqual(entry);
      const response = responseOf(again ?? entry, "asking");
      expect([response.status, Object.fromEntries(response.headers)]).toEqual([200, headers]);
    }
    expect(await responseOf(plain, "asking").text()).toBe("Fräulein Else");
    expect(await responseOf(page, "asking").text()).toBe(document("asking"));
  });

  it("keeps no header that belongs to one request or one connection", async () => {
    const own = ["set-cookie", "x-request-id", "content-length", "date", "cache-control", "transfer-encoding"];
    const answer = new Response("x", {
      headers: [...Object.entries(headers), ...own.map((name): [string, string] => [name, "1"])],
    });
    expect([...answer.headers.keys()]).toEqual(expect.arrayContaining(own));
    expect(Object.fromEntries((await entryOf(answer, 7)).headers)).toEqual(headers);
  });

  it("keeps the status it was made with", async () => {
    const entry = await entryOf(new Response(document("stored"), { status: 203 }), 7, "stored");
    expect([responseOf(entry).status, responseOf(entry, "asking").status]).toEqual([203, 203]);
  });

  it("gives each of two that ask at once their own nonce, whoever reads first", async () => {
    const entry = await entryOf(new Response(document("stored")), 7, "stored");
    const [one, other] = [responseOf(entry, "first!"), responseOf(entry, "second")];
    expect(await other.text()).toBe(document("second"));
    expect(await one.text()).toBe(document("first!"));
  });
});
