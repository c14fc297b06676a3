import { describe, expect, it } from "vitest";
import { emailConfirm, fieldType } from "~/domain/forms/field-types";
import { fieldProblems, judge } from "~/domain/forms/judge";
import type { FieldValue, FormField } from "~/domain/forms/schema";

const today = "2026-11-21";

const field = (field_type: FormField["field_type"], more: Partial<FormField> = {}): FormField => ({
  id: 1,
  label: "Frage",
  slug: "x",
  field_type,
  required: false,
  visible: true,
  choices: [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ],
  default: "",
  placeholder_text: "",
  help_text: "",
  ...more,
});

const judged = (given: FieldValue, type: FormField["field_type"], more: Partial<FormField> = {}) => {
  const { values, problems } = judge({ fields: [field(type, more)] }, { x: given }, today);
  return problems[0]?.problem ?? values.x;
};

describe("a field of a form", () => {
  it.each<[keyof typeof fieldType, FieldValue, FieldValue]>([
    ["text", "  Betriebsfeier ", "Betriebsfeier"],
    ["text", "x".repeat(301), "too_long"],
    ["lines", "a\nb", "a\nb"],
    ["lines", "x".repeat(5001), "too_long"],
    ["email", "nora.winkler@example.at", "nora.winkler@example.at"],
    ["email", "nora@example", "email"],
    ["email", "nora@example.at, a@b.at", "email"],
    ["email", `${"x".repeat(100_000)}@`, "email"],
    ["tick", true, true],
    ["tick", "on", true],
    ["tick", "off", false],
    ["ticks", ["b", "a"], ["a", "b"]],
    ["ticks", "a", ["a"]],
    ["ticks", ["c"], "choice"],
    ["choice", "b", "b"],
    ["choice", "c", "choice"],
    ["several", [], []],
    ["radio", "a", "a"],
    ["radio", ["a"], ""],
    ["file", null, null],
    ["file", "token", "token"],
    ["date", "2026-11-28", "2026-11-28"],
    ["date", "28.11.2026", "2026-11-28"],
    ["date", "2026-02-30", "date"],
    ["moment", "2026-11-28T19:00", "2026-11-28T19:00"],
    ["moment", "2026-11-28T", "moment"],
    ["moment", "T19:00", "moment"],
    ["hidden", "website", "website"],
    ["number", "60", 60],
    ["number", "1,5", 1.5],
    ["number", 60, 60],
    ["number", "sechzig", "number"],
    ["url", "beispiel.at", "https://beispiel.at"],
    ["url", "javascript:alert(1)", "url"],
    ["birthDate", "1988-09-04", "1988-09-04"],
    ["birthDate", "2026-11-22", "birth_date"],
    ["birthDate", "1850-01-01", "birth_date"],
    ["birthDate", "1988-9-", "birth_date"],
  ])("of kind %s takes %j for %j", (kind, given, expected) => {
    expect(judged(given, fieldType[kind])).toEqual(expected);
  });

  it.each(Object.keys(fieldType) as (keyof typeof fieldType)[])(
    "of kind %s has to be filled in if it says so",
    (kind) => {
      for (const empty of ["", [], null, false])
        expect(judged(empty, fieldType[kind], { required: true })).toBe("required");
    },
  );

  it("that nobody sees is not the sender's to say", () => {
    expect(judged("mine", fieldType.text, { visible: false, default: "house", required: true })).toBe("house");
  });

  it("says the contract's own words", () => {
    expect([fieldProblems.required, fieldProblems.email]).toEqual([
      "This field is required!",
      "Invalid e-mail address!",
    ]);
  });
});

describe("the repeated address", () => {
  const fields = [field(fieldType.email, { slug: "email" }), field(emailConfirm.type, { slug: emailConfirm.slug })];
  const problems = (email2: string) => judge({ fields }, { email: "nora@example.at", email2 }, today).problems;

  it("may be left out, differs in no capital, and is never kept", () => {
    expect(problems("")).toEqual([]);
    expect(problems("Nora@Example.at")).toEqual([]);
    expect(judge({ fields }, { email: "a@b.at", email2: "a@b.at" }, today).values).toEqual({ email: "a@b.at" });
  });

  it("is wrong if a letter is missing", () => {
    expect(problems("nora@example.a")).toEqual([{ slug: "email2", problem: "emails_differ" }]);
  });
});
