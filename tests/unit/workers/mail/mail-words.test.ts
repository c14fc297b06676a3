import { describe, expect, it } from "vitest";
import { locales, type LocaleCode } from "~/domain/locale/locales";
import { defaultSettings } from "~/domain/site/default-settings";
import type { SiteSettings } from "~/domain/site/schema";
import type { WaitingView } from "~/domain/waiting/schema";
import { orderMail } from "~/../workers/mail/order-mail";
import { waitingMail } from "~/../workers/mail/waiting-mail";
import { orderView } from "../../../support/order-view";
import { show } from "../../../support/programme";

const evening = show(7, "2026-11-21T20:50:00+01:00", { title: "Nordrand" });
const order = orderView({
  shows: [
    { event: 7, show: evening, timeslot: null, lines: [], seats: [], tickets: [], give_back_until: null, free: null },
  ],
});
const party: WaitingView = {
  state: "waiting",
  ending: null,
  show: evening,
  timeslot: null,
  lines: [],
  seats: [],
  total: null,
  until: null,
};

/** Everything that the house writes to a buyer and to somebody who waits, in a language; with the file for calendars. */
async function written(contact: Partial<SiteSettings["contact"]>, lang: LocaleCode): Promise<string> {
  const settings = { ...defaultSettings, contact: { ...defaultSettings.contact, ...contact } };
  const house = { settings, lang, origin: "https://kino.example" };
  const { attachments = [], ...confirmation } = await orderMail({
    ...house,
    order,
    occasion: "confirmation",
    sequences: new Map(),
  });
  const listed = await waitingMail({ ...house, party, path: `/${lang}/offer` });
  const files = attachments.map(({ content }) => new TextDecoder().decode(content));
  return [confirmation, listed]
    .flatMap(({ text, html = "" }) => [text, html.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, "")])
    .concat(files)
    .join("\n\n");
}

const ways: Record<string, string> = { de: "So kommen Sie her", en: "How to find us" };
const questions: Record<string, string> = { de: "Fragen?", en: "Questions?" };

describe.each(locales.map(({ code }) => code))("the mails of a house (%s)", (lang) => {
  it("leave out what its settings do not say", async () => {
    const said = await written({}, lang);
    expect(said).toContain("Nordrand");
    expect(said).not.toContain(ways[lang] ?? lang);
    expect(said).not.toContain(questions[lang] ?? lang);
    // No mark that held something together.
    expect(said.match(/.*(?:(?<!\d)[?!.,] *[.,]|^ *[.,·]|[,:·] *$).*/m)?.[0]).toBeUndefined();
    expect(said).toMatch(/^LOCATION:Studio\r?$/m);
  });

  it("say what they say, in one sentence", async () => {
    const said = await written(
      { street: "Kaschgasse 7", postal_code: "1060", city: "Wien", transport: "U4", email: "haus@kino.example" },
      lang,
    );
    expect(said).toContain(`${ways[lang]}\nKaschgasse 7, 1060 Wien. U4`);
    expect(said).toContain(`${questions[lang]} haus@kino.example`);
    expect(await written({ transport: "U4" }, lang)).toContain(`${ways[lang]}\nU4`);
    expect(await written({ phone: "+43 1 7", email: "haus@kino.example" }, lang)).toContain(
      `${questions[lang]} +43 1 7`,
    );
  });
});
