import { describe, expect, it } from "vitest";
import { asksForItsRoutes, isDoorAt, malformedPageKeys, pageQueryKeys } from "~/domain/site/page-queries";
import routes from "~/routes";

const keys = (rest: string, query: string) => pageQueryKeys(rest, new URLSearchParams(query)).toSorted();

it("the door is one tool of the box office", () => {
  const of = ["/cms-hub/box-office", "/cms-hub/box-office/desk", "/programm/door", "/cms-hub/box-office/door"];
  expect(of.filter(isDoorAt)).toEqual(["/cms-hub/box-office/door"]);
});

describe("the queries that stored pages know", () => {
  it("name every public route as the route table does", () => {
    const children = routes[0]?.children ?? [];
    const isOwn = (path = "") => /^(?:warenkorb|user)|\.css$/.test(path);
    for (const { path = "", id } of children.filter((route) => !isOwn(route.path))) {
      const rest = `/${path.replace(":slug", "x").replace(":id", "1").replace("/:category?/:page?", "/films/2").replace("*", "haus/geschichte")}`;
      expect([rest, asksForItsRoutes(rest, `root,routes/layout,${id}`)]).toEqual([rest, true]);
    }
    expect(asksForItsRoutes("/programm", "event")).toBe(false);
    expect(asksForItsRoutes("/programm", null)).toBe(true);
  });

  it("keep what a page understands, in every form that it understands", () => {
    expect(keys("/programm", "date=28-11-2026&room=3&version=OmU,OV&access=induction&english=1&time=late")).toEqual(
      expect.arrayContaining(["date", "english", "room", "time", "version"]),
    );
    for (const date of ["28-11-2026", "2026-11-28", " 1.2.2026"])
      expect(keys("/programm", `date=${date}`)).toEqual(["date"]);
    expect(keys("/programm/", "view=filme&sort=title&page=2&overlay=true")).toEqual([
      "overlay",
      "page",
      "sort",
      "view",
    ]);
    expect(keys("/alle-filme", "q=noch%20ein&genre=2")).toEqual(["genre", "q"]);
    expect(keys("/alle-filme/x/1", "date=28-11-2026&q=a")).toEqual(["date"]);
  });

  it("leave out what means nothing", () => {
    expect(keys("/programm", "date=31-02-2026&room=x&version=OmU,zz&english=yes&time=noon&sort=1&page=0")).toEqual([]);
    expect(keys("/haus", "page=2&q=a")).toEqual([]);
  });

  it("name what a page knows and cannot read, and nothing that it does not know or that is blank", () => {
    const malformed = (rest: string, query: string) => malformedPageKeys(rest, new URLSearchParams(query));
    expect(malformed("/programm", "date=31-02-2026&room=x&tag=&page=0&overlay=maybe&utm_source=x")).toEqual([
      "room",
      "page",
      "date",
    ]);
    expect(malformed("/programm", "room=3&room=x")).toEqual(["room"]);
    expect(malformed("/alle-filme", `q=${"a".repeat(81)}`)).toEqual(["q"]);
    expect(malformed("/alle-filme", "q=%20&page=2&date=zzz")).toEqual([]);
    expect(malformed("/haus", "date=zzz")).toEqual([]);
  });
});
