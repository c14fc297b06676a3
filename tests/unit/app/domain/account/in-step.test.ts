import { describe, expect, it } from "vitest";
import { broughtAlong, changesSince, withMeanwhile } from "~/domain/account/in-step";

describe("the list of a device beside that of an account", () => {
  it("comes along whole the first time, and lets nothing go", () => {
    expect(changesSince([3, 5], null, "nora")).toEqual({ add: [3, 5], remove: [] });
  });

  it("tells afterwards what was kept and let go here, and nothing of other devices", () => {
    expect(changesSince([5, 8], { account: "nora", ids: [3, 5] }, "nora")).toEqual({ add: [8], remove: [3] });
    expect(changesSince([3, 5], { account: "nora", ids: [3, 5] }, "nora")).toEqual({ add: [], remove: [] });
  });

  it("gives nobody what was another's", () => {
    expect(changesSince([3, 5, 8], { account: "nora", ids: [3, 5] }, "ada")).toEqual({ add: [8], remove: [] });
  });

  it("brings along what the account had not kept", () => {
    expect(broughtAlong([3, 5, 8], [5])).toEqual([3, 8]);
    expect(broughtAlong([5], [5])).toEqual([]);
  });

  it("loses no press that came while the account was asked", () => {
    expect(withMeanwhile([1, 3, 5], [3, 5], [5, 9])).toEqual([1, 5, 9]);
    expect(withMeanwhile([1, 3], [3], [3])).toEqual([1, 3]);
  });
});
