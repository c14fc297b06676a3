import { beforeAll, expect, it } from "vitest";
import { caller } from "../../support/edge";
import { signInWith } from "../../support/house";
import { shopHouse } from "../../support/shop";
import { sitePages } from "../../support/site-pages";

const call = caller({ renderPage: sitePages }, { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" });

beforeAll(async () => {
  await shopHouse();
});

it("the camera is for the door, and for no other page of the site or tool of the box office", async () => {
  const cookie = await signInWith(call, "box-office");
  const cameraAt = async (path: string) => {
    const { status, headers } = await call(path, { redirect: "manual", headers: { cookie } });
    return [path, status, /camera=\([^)]*\)/.exec(headers.get("permissions-policy") ?? "")?.[0]];
  };
  const tools = "/cms-hub/box-office";
  for (const path of [`/de${tools}/door`, `/en${tools}/door?show=1`])
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(await cameraAt(path)).toEqual([path, 200, "camera=(self)"]);
  for (const path of [`/de${tools}`, `/de${tools}/desk`, `/en${tools}/day-sheet`, "/en/programm", "/de/warenkorb"])
    // oxlint-disable-next-line no-await-in-loop
    expect(await cameraAt(path)).toEqual([path, 200, "camera=()"]);
});
