import { expect, it } from "vitest";
import { fetchingSources } from "~/features/editor/fetch-sources";
import { modulePage } from "../../../../support/module-page";

const showing = (media: number) => modulePage(["m", "image", { image: { $media: media } }]);
const none = { images: {}, files: {}, venues: {}, rights_end: {} };

it("what nobody answers for is not asked for again at every letter, but later it is", async () => {
  let now = 0;
  let asked = 0;
  const api = { sources: () => Promise.resolve((asked += 1) < 3 ? null : none) };
  const { fetchSources } = fetchingSources(api, none, () => now);
  for (const media of [1, 2, 3]) {
    // Letter by letter.
    // oxlint-disable-next-line no-await-in-loop
    await fetchSources(showing(media));
  }
  expect(asked).toBe(1);
  now = 5_000;
  await fetchSources(showing(3));
  expect(asked).toBe(2);
  now = 10_000;
  await fetchSources(showing(3));
  await fetchSources(showing(3));
  expect(asked).toBe(3);
});
