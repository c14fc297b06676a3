import { describe, expect, it } from "vitest";
import { readAskedFee, type AskedFee } from "~/domain/fees/asked";

const typed: AskedFee = {
  name: { de: "  Service  gebühr ", en: "" },
  per: "ticket",
  value: "0,50",
  tax_rate: "20",
  refundable: true,
};

describe("a fee that is asked for", () => {
  it("is read as it was meant, without the languages that were left empty", () => {
    expect(readAskedFee(typed).fee).toEqual({
      name: { de: "Service gebühr" },
      per: "ticket",
      cents: 50,
      tax_rate: 20,
      refundable: true,
    });
    const other = { ...typed, name: { de: "Versand", en: "Postage", fr: "Envoi" }, tax_rate: "12.5", value: "100" };
    expect(readAskedFee(other).fee).toMatchObject({
      name: { de: "Versand", en: "Postage" },
      cents: 10_000,
      tax_rate: 12.5,
    });
    expect(readAskedFee({ ...typed, tax_rate: "0" }).fee).toMatchObject({ tax_rate: 0 });
  });

  it("is judged field by field", () => {
    const wrong = { ...typed, name: { de: " ", en: "Service" }, value: "0", tax_rate: "50,01" };
    expect(readAskedFee(wrong)).toEqual({
      fee: null,
      problems: { name: "missing", value: "number", tax_rate: "rate" },
    });
    expect(readAskedFee({ ...typed, name: { de: "x", en: "x".repeat(61) } }).problems).toEqual({ name: "long" });
    for (const value of ["", "-1", "100,01", "1e2", "zehn"])
      expect(readAskedFee({ ...typed, value }).problems).toEqual({ value: "number" });
    for (const tax_rate of ["", "-1", "x"])
      expect(readAskedFee({ ...typed, tax_rate }).problems).toEqual({ tax_rate: "rate" });
  });
});
