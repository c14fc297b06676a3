import { describe, expect, it } from "vitest";
import { amountField, parseBookingForm } from "~/features/booking/form/booking-form-data";
import { bookingInfo, companion, full, reduced, seated, timed, wheelchairs } from "../../../../../support/booking-view";

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe("the plain booking form", () => {
  const info = bookingInfo([seated, wheelchairs]);

  it("becomes a request of the lines that were filled in, prices named and never sent", () => {
    expect(
      parseBookingForm(
        form({ [amountField(full)]: "2", [amountField(reduced)]: "", [amountField(companion)]: "1" }),
        info,
      ),
    ).toEqual({
      ok: true,
      request: {
        event: 7,
        tickets: [
          { price_id: 1, seat_group: 10, sale_type_id: 1, amount: 2 },
          { price_id: 4, seat_group: 11, sale_type_id: 5, amount: 1 },
        ],
      },
    });
  });

  it("says that seats apart from each other will do where the button for that was pressed", () => {
    const parsed = parseBookingForm(form({ [amountField(full)]: "2", scattered: "1" }), info);
    expect(parsed).toMatchObject({ ok: true, request: { scattered: true } });
  });

  it.each(["-1", "1.5", "1e3", "9999999", "zwei", "NaN"])("names the field that says %j", (value) => {
    const parsed = parseBookingForm(form({ [amountField(reduced)]: value }), info);
    expect(parsed).toEqual({
      ok: false,
      errors: [{ code: "bad_amount", field: amountField(reduced), value, name: "Ermäßigt" }],
    });
  });

  it("names the field that asks for more than a show sells at once", () => {
    expect(parseBookingForm(form({ [amountField(reduced)]: "99", [amountField(full)]: "1" }), info)).toEqual({
      ok: false,
      errors: [{ code: "too_many", field: amountField(reduced), max: 10, name: "Ermäßigt" }],
    });
    expect(parseBookingForm(form({ [amountField(reduced)]: "10" }), info)).toMatchObject({ ok: true });
  });

  it("wants at least one ticket, and looks at no line the event does not have", () => {
    expect(parseBookingForm(form({ "amount-999-10": "2", [amountField(full)]: "0" }), info)).toEqual({
      ok: false,
      errors: [{ code: "no_tickets" }],
    });
  });

  it("wants a time of this event where entry times are sold", () => {
    const timedInfo = bookingInfo([timed]);
    const tickets = { [amountField(full)]: "1" };
    expect(parseBookingForm(form(tickets), timedInfo)).toEqual({ ok: false, errors: [{ code: "no_timeslot" }] });
    expect(parseBookingForm(form({ ...tickets, timeslot: "99" }), timedInfo)).toMatchObject({ ok: false });
    expect(parseBookingForm(form({ ...tickets, timeslot: "2" }), timedInfo)).toMatchObject({
      ok: true,
      request: { timeslot: 2 },
    });
  });
});
