import { describe, expect, it } from "vitest";
import { ticketButton, type BookableEvent } from "~/features/booking/parts/show";

const event: BookableEvent = {
  id: 7,
  url: "/de/programm/metropolis/7",
  title: "Metropolis",
  date_start: "2026-11-21T20:30:00+01:00",
  status: "scheduled",
  price_from: "9.50",
  is_free: false,
  has_quick_buy: true,
  ticket_url: "/de/programm/metropolis/7#datesAndTickets",
  room: { id: 1, slug: "saal-1", name: "Saal 1" },
  language_version: null,
  production: { id: 3, slug: "metropolis", url: "/de/alle-filme/metropolis/3" },
};

describe("the ticket place of a row", () => {
  it("offers quick-buy only where there are seat groups or paid prices", () => {
    expect(ticketButton(event, "available")).toEqual({ kind: "quick-buy", free: false });
    expect(ticketButton({ ...event, has_quick_buy: false }, undefined)).toEqual({ kind: "none" });
    expect(ticketButton({ ...event, has_quick_buy: false, is_free: true }, undefined)).toEqual({ kind: "free" });
  });

  it("leads from a sold-out show to the film's other dates", () => {
    expect(ticketButton(event, "sold-out")).toEqual({
      kind: "other-dates",
      href: "/de/alle-filme/metropolis/3#datesAndTickets",
    });
    expect(ticketButton({ ...event, production: null }, "sold-out")).toEqual({
      kind: "other-dates",
      href: "/de/programm",
    });
  });

  it("says so when a show is cancelled or over, whatever else is known", () => {
    expect(ticketButton({ ...event, status: "cancelled" }, "available").kind).toBe("cancelled");
    expect(ticketButton(event, "closed").kind).toBe("closed");
  });

  it("leads elsewhere when somebody else sells the tickets", () => {
    expect(ticketButton({ ...event, ticket_url: "https://tickets.example/7" }, "available")).toEqual({
      kind: "link",
      href: "https://tickets.example/7",
    });
  });
});
