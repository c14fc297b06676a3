import { describe, expect, it } from "vitest";
import { readSignInForm, refusalOf } from "~/features/account/sign-in-form";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("the sign-in form", () => {
  it("takes spaces off the address, but not off the password", () => {
    expect(readSignInForm(form({ email: "  ada@kino.example ", password: " geheim " }))).toEqual({
      email: "ada@kino.example",
      password: " geheim ",
      problems: [],
    });
  });

  it("names every field that is wrong", () => {
    expect(readSignInForm(form({})).problems).toEqual(["email_missing", "password_missing"]);
    expect(readSignInForm(form({ email: "ada@kino", password: "x" })).problems).toEqual(["email_malformed"]);
    expect(readSignInForm(form({ email: "a b@kino.example", password: "x" })).problems).toEqual(["email_malformed"]);
  });

  it("tells unknown addresses and wrong passwords apart from nothing but a limit and a failure", () => {
    expect([400, 401, 403, 404].map(refusalOf)).toEqual(["refused", "refused", "refused", "refused"]);
    expect([429, 500, 503].map(refusalOf)).toEqual(["too_many", "unavailable", "unavailable"]);
  });
});
