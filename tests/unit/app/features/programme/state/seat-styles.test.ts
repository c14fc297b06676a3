import { describe, expect, it } from "vitest";
import type { Availability } from "~/domain/programme/schema";
import { seatStyles, showsIn } from "~/features/programme/state/seat-styles";
import { seatStylesUrl } from "~/api/seat-styles-url";
import { createTexts } from "~/i18n/texts";
import { translator } from "~/i18n/translator";
import german from "../../../../../../app/i18n/messages/de/common.json";
import english from "../../../../../../app/i18n/messages/en/common.json";
import { pagePolicy } from "~/domain/site/page-queries";

const known = (event: number, state: Availability["state"]): Availability => ({
  event,
  state,
  free: 0,
  wheelchair_free: 0,
});
const asked = (events: string) => showsIn(new URLSearchParams({ events }));

const texts = createTexts({ "de/common": german, "en/common": english });
const words = (lang: string) => translator(texts, lang, "common");

describe("the stylesheet of seats", () => {
  it("says what may change somebody's mind, in the page's language, and nothing of the others", () => {
    const states = [known(1, "sold-out"), known(2, "available"), known(3, "limited"), known(4, "sold-out")];
    const inGerman = seatStyles(states, words("de"));
    expect(inGerman).toMatch(/\[data-seats="1"\],\[data-seats="4"\]\{--seats-word:"Ausverkauft"/);
    expect(inGerman).toMatch(/\[data-seats="3"\]\{--seats-word:"Wenige Karten"/);
    expect(inGerman).not.toContain('"2"');
    expect(seatStyles(states, words("en"))).toContain('"Sold out"');
    expect(seatStyles([known(2, "available")], words("de"))).toBe("");
  });

  it("reads the address a page makes, and nothing that is no list of ids", () => {
    const url = new URL(seatStylesUrl("de", [12, 7]), "https://kino.example");
    expect(url.pathname).toBe("/de/programm/seats.css");
    expect(showsIn(url.searchParams)).toEqual([12, 7]);
    for (const events of ["", "1,", "a", '1"]{}', "1,-2", "1.5", "12345678901"]) expect(asked(events)).toEqual([]);
    expect(asked(Array.from({ length: 900 }, (_, index) => index + 1).join(","))).toHaveLength(500);
  });

  it("is never stored, though the pages around it are", () => {
    expect(pagePolicy("/programm/seats.css")).toBeNull();
    expect(pagePolicy("/programm")).toBe("page");
  });
});
