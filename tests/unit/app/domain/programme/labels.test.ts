import { expect, it } from "vitest";
import { labelsBeside } from "~/domain/programme/labels";

const ref = (id: number, name: string) => ({ id, slug: name.toLowerCase(), name });

it("a show is called what its series does not say already", () => {
  const series = { ...ref(1, "Dokumente"), url: "/de/series/dokumente/1", accent: "mint" as const };
  const labels = [ref(2, "Dokumente"), ref(5, "Spezial")];
  expect(labelsBeside({ labels, series })).toEqual(["Spezial"]);
  expect(labelsBeside({ labels, series: null })).toEqual(["Dokumente", "Spezial"]);
  expect(labelsBeside({ labels: [], series })).toEqual([]);
});
