import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { OrderView } from "~/domain/orders/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { TicketsPage } from "~/features/shop/order/TicketsPage";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import checkout from "../../../../../../app/i18n/messages/de/checkout.json";
import common from "../../../../../../app/i18n/messages/de/common.json";
import { orderView } from "../../../../../support/order-view";

const texts = createTexts({ "de/common": common, "de/checkout": checkout });

/** What stands on the page of an order, without its marks. */
function pageOf(more: Partial<OrderView>, contact: Partial<SiteSettings["contact"]> = {}): string {
  const house = { name: "Kino Meridian", contact: { ...defaultSettings.contact, ...contact } };
  const element = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="de" money={{ locale: "de-AT", currency: "EUR" }}>
        <TicketsPage order={orderView(more)} house={house} answer={undefined} />
      </LocaleProvider>
    </I18nextProvider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\s/g, " ");
}

test("a reservation that a voucher pays in part says what is left to pay, as its mail and the desk do", () => {
  const page = pageOf({
    standing: "reserved",
    method: "desk",
    total: "38.00",
    vouchers: [{ ending: "MX11", amount: "20.00", balance: "0.00", kept: "20.00" }],
    to_pay: "18.00",
  });
  expect(page).toContain("Gutschein …MX11");
  expect(page).toMatch(/Zu zahlen\|+€ 18,00/);
});

test("an order whose buyer has said no address is sent nowhere, and offers no mail", () => {
  const page = pageOf({ email: "", method: "cash" });
  expect(page).not.toContain("geschickt");
  expect(page).not.toContain("Noch einmal per E-Mail");
  expect(pageOf({ email: "anna@example.at" })).toContain("Noch einmal per E-Mail");
});

test("an order whose buyer is erased says so, and lets nobody write a name onto it", () => {
  const tickets = { email: "", name: "", tickets_url: "/de/api/shop/orders/secret/tickets.pdf" };
  const page = pageOf({ ...tickets, erased: true });
  expect(page).toContain("Ihren Namen und Ihre Adresse haben wir zu dieser Bestellung gelöscht");
  expect(page).not.toContain("Karten weitergeben");
  expect(pageOf(tickets)).toContain("Karten weitergeben");
});

test("fees say of what they are, and whether they come back", () => {
  const service = { name: "Servicegebühr", per: "ticket", amount: 2, total: "1.00", refundable: false } as const;
  const page = pageOf({ standing: "reserved", method: "desk", fees: [service] });
  expect(page).toContain("Servicegebühr |je bezahlter Karte, 2 ×, kommt nur zurück, wenn wir absagen");
  expect(page).not.toContain("keine");
  expect(pageOf({ fees: [service] })).toContain("Gebühren: Servicegebühr € 1,00");
  expect(pageOf({})).toContain("Gebühren: keine");
});

test("the way to the house is told as far as it is known", () => {
  expect(pageOf({})).not.toContain("So kommen Sie her");
  const address = { street: "Kaschgasse 7", postal_code: "1060", city: "Wien" };
  expect(pageOf({}, { ...address, transport: "U4" })).toMatch(/Kino Meridian\|+Kaschgasse 7, 1060 Wien\|+U4\|/);
  expect(pageOf({}, { transport: "U4" })).toMatch(/Kino Meridian\|+U4\|/);
});
