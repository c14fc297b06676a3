import { describe, expect, it } from "vitest";
import { readAskedCode, type AskedCode } from "~/domain/orders/asked-code";

const asked: AskedCode = {
  kind: "percent",
  code: "",
  value: "25",
  from: "",
  until: "",
  scope: "",
  sale_type: "",
  max_uses: "",
  max_each: "",
};
const read = (more: Partial<AskedCode>) => readAskedCode({ ...asked, ...more }, "Europe/Vienna");

describe("a promotion that is asked for", () => {
  it("is what was typed, its last day included, also where the clocks are changed on it", () => {
    const { promotion } = read({
      code: "kino sommer",
      kind: "amount",
      value: "2,5",
      from: "2027-03-27",
      until: "2027-03-28",
      scope: "production:7",
      sale_type: "3",
      max_uses: "50",
      max_each: "1",
    });
    expect(promotion).toEqual({
      code: "KINOSOMMER",
      kind: "amount",
      value: 250,
      startsAt: Date.parse("2027-03-27T00:00+01:00"),
      endsAt: Date.parse("2027-03-29T00:00+02:00"),
      eventId: null,
      productionId: 7,
      saleTypeId: 3,
      maxUses: 50,
      maxPerPerson: 1,
    });
    expect(read({}).promotion).toMatchObject({ code: "", value: 25, startsAt: null, endsAt: null, maxUses: null });
    expect(read({ scope: "event:12" }).promotion).toMatchObject({ eventId: 12, productionId: null });
  });

  it.each<[Partial<AskedCode>, object]>([
    [{ value: "" }, { value: "percent" }],
    [{ value: "101" }, { value: "percent" }],
    [{ value: "12,5" }, { value: "percent" }],
    [{ value: "-5" }, { value: "percent" }],
    [{ kind: "amount", value: "0" }, { value: "number" }],
    [{ kind: "amount", value: "2,555" }, { value: "number" }],
    [{ kind: "amount", value: "1e9" }, { value: "number" }],
    [{ code: "abc" }, { code: "short" }],
    [{ code: "--- -" }, { code: "short" }],
    [{ code: "x".repeat(31) }, { code: "long" }],
    [{ from: "gestern" }, { from: "day" }],
    [{ from: "2027-03-02", until: "2027-03-01" }, { until: "before" }],
    [
      { max_uses: "0", max_each: "viele" },
      { max_uses: "number", max_each: "number" },
    ],
    [
      { scope: "house:1", sale_type: "x" },
      { scope: "scope", sale_type: "scope" },
    ],
  ])("%j is refused by its fields", (typed, problems) => {
    expect(read(typed)).toEqual({ promotion: null, problems });
  });
});
