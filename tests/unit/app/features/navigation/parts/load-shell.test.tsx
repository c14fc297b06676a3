import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Api } from "~/api/client";
import type { LocaleCode } from "~/domain/locale/locales";
import { defaultSettings } from "~/domain/site/default-settings";
import { useAllIn } from "~/features/booking/parts/use-all-in";
import { loadShell } from "~/features/navigation/parts/load-shell";
import { PriceList } from "~/features/productions/event/PriceList";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import common from "../../../../../../app/i18n/messages/de/common.json";
import productions from "../../../../../../app/i18n/messages/de/productions.json";
import shop from "../../../../../../app/i18n/messages/de/shop.json";

const texts = createTexts({ "de/common": common, "de/productions": productions, "de/shop": shop });
const order = { name: "Bearbeitung", per: "order", price: "2.00" } as const;
const ticket = { name: "Archivbeitrag", per: "ticket", price: "0.50" } as const;

/** The shell of a house with these settings. */
async function shellWith(settings: Partial<typeof defaultSettings>, lang: LocaleCode = "de") {
  const answers: Partial<Api> = {
    settings: () => Promise.resolve({ ...defaultSettings, ...settings }),
    navigation: () => Promise.resolve({ menu: [], secondary: [], footer: [] }),
    breakingNews: () => Promise.resolve(null),
    openingHoursToday: () => Promise.resolve({ date: "2027-03-27", opening_hours: [], opening_hours_exceptions: [] }),
  };
  const shell = await loadShell(answers as Api, { lang, now: 0 });
  if (!shell) throw new Error("there is no shell");
  return shell;
}

/** How the house writes its prices in its shell, when it asks these fees. */
const moneyWith = async (fees: typeof defaultSettings.fees, lang: LocaleCode = "de") =>
  (await shellWith({ fees }, lang)).money;

const line = {
  id: 1,
  price: "11.50",
  sale_type_id: 1,
  seat_group: 1,
  text: "",
  name: "Normalpreis",
  has_discounts: false,
};

function Said() {
  const allIn = useAllIn();
  return `${allIn.ofPrices} ${allIn.ofTickets(2)}`;
}

/** What is said of prices: over the list of an event, and where tickets are chosen. */
async function saidWith(fees: typeof defaultSettings.fees) {
  return renderToString(
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="de" money={await moneyWith(fees)}>
        <PriceList prices={[{ ...line, remaining: null }]} />
        <Said />
      </LocaleProvider>
    </I18nextProvider>,
  ).replaceAll("\u00a0", " ");
}

test("a house that asks nothing beside its prices says that all is in them", async () => {
  const said = await saidWith([]);
  expect(said).toContain("Preise, alle Gebühren und Steuern enthalten");
  expect(said).toContain("Alle Preise inkl. USt. und aller Gebühren. 2 Karten, alle Gebühren und USt. enthalten");
});

test("a house that asks fees says which, and nowhere that all is in its prices", async () => {
  const said = await saidWith([order, ticket]);
  const beside = "zzgl. 2 € Bearbeitung je Bestellung, 0,50 € Archivbeitrag je bezahlter Karte";
  expect(said).toContain(`Preise inkl. USt., ${beside}`);
  expect(said).toContain(`Alle Preise inkl. USt., ${beside}. 2 Karten inkl. USt., ${beside}`);
  expect(said).not.toMatch(/alle[rn]? Gebühren/);
});

test("what is asked beside the prices is said in the language of the page", async () => {
  expect((await moneyWith([order], "en")).beside).toBe("plus €2 Bearbeitung per order");
});

test("what a house has not said of where it is leaves no gap in its footer", async () => {
  const said = { ...defaultSettings.contact, name: "Kino", street: "Gasse 7", postal_code: "1060", city: "Wien" };
  const { contact } = await shellWith({ contact: { ...said, lat: 48.2, lon: 16.4 } });
  expect(contact.address).toBe("Kino\nGasse 7\n1060 Wien");
  expect(contact.map).toBe("https://www.openstreetmap.org/?mlat=48.2&mlon=16.4#map=17/48.2/16.4");
  const silent = await shellWith({ contact: { ...said, street: "", postal_code: "", city: "", lat: 0, lon: 0 } });
  expect([silent.contact.address, silent.contact.map]).toEqual(["Kino", ""]);
});
