import { describe, expect, it } from "vitest";
import { staffRoles } from "~/domain/site/session";
import { may, roomsFor } from "~/domain/staff/permissions";

const whoMay = (action: Parameters<typeof may>[1]) => staffRoles.filter((role) => may(role, action));

describe("the roles of the house", () => {
  it("may what their work asks for, and no more", () => {
    expect(whoMay("edit pages")).toEqual(["editor", "manager", "admin"]);
    expect(whoMay("publish pages")).toEqual(["editor", "manager", "admin"]);
    expect(whoMay("sell tickets")).toEqual(["box-office", "manager", "admin"]);
    expect(whoMay("issue codes")).toEqual(["manager", "admin"]);
    expect(whoMay("set fees")).toEqual(["manager", "admin"]);
    expect(whoMay("plan the programme")).toEqual(["manager", "admin"]);
    expect(whoMay("change site settings")).toEqual(["admin"]);
    expect(whoMay("manage staff")).toEqual(["admin"]);
  });

  it("find the rooms of the hub that they can do something in", () => {
    expect(roomsFor("editor")).toEqual(["pages", "media"]);
    expect(roomsFor("box-office")).toEqual(["box-office"]);
    expect(roomsFor("admin").length).toBeGreaterThan(roomsFor("manager").length);
  });
});
