import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { LostPart } from "~/domain/common/part";
import FailedPage from "~/features/errors/later/FailedPage";
import { Interrupted, isLost, tellInterruptions } from "~/features/errors/interrupted";
import { RequestId } from "~/features/errors/later/request-id";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import common from "../../../../../../app/i18n/messages/de/common.json";
import errors from "../../../../../../app/i18n/messages/de/errors.json";

const texts = createTexts({ "de/common": common, "de/errors": errors });

/** As the server sends its own failures: without a stack. */
const ofServer = (): Error => Object.assign(new Error("Unexpected Server Error"), { stack: undefined });

function render(error: unknown): string {
  const page = (
    <RequestId value="0af7651916cd43dd">
      <I18nextProvider i18n={texts}>
        <LocaleProvider lang="de">
          <FailedPage error={error} />
        </LocaleProvider>
      </I18nextProvider>
    </RequestId>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
}

const noted = "Wir haben den Fehler notiert";

test("a failure of the server is noted, under the number of its request", () => {
  for (const [error, status] of [
    [ofServer(), "5:0:0"],
    [new ErrorResponse(500, "", null), "5:0:0"],
  ] as const) {
    const html = render(error);
    expect(html).toContain(status);
    expect(html).toContain("Filmriss");
    expect(html).toContain(noted);
    expect(html).toContain("0af7651916cd43dd");
  }
});

test("a failure in the browser, and an answer that is none, are not said to be noted", () => {
  for (const error of [new TypeError("x is undefined"), "thrown text", null, new ErrorResponse(404, "", null)])
    expect(render(error)).not.toContain(noted);
  expect(render(new TypeError("x is undefined"))).toContain("5:0:0");
});

test("a house that is closed and one that is busy are two things", () => {
  expect(render(new ErrorResponse(503, "", { code: "website_offline" }))).toContain("Website offline");
  const busy = render(new ErrorResponse(503, "", null));
  expect(busy).toContain("Gerade nicht erreichbar");
  expect(busy).toContain("Noch einmal versuchen");
});

test("of what a navigation fails with, only the browser's own errors are interruptions", async () => {
  const results: unknown[] = [
    new TypeError("Failed to fetch"),
    new LostPart(),
    ofServer(),
    new ErrorResponse(404, "", null),
  ];
  const outcomes = Object.fromEntries(
    results.map((result, index) => [String(index), { type: "error" as const, result }]),
  );
  const args = {} as Parameters<typeof tellInterruptions>[0];
  await tellInterruptions(args, () =>
    Promise.resolve({ ...outcomes, page: { type: "data", result: new Error("kept") } }),
  );
  expect(Object.values(outcomes).map(({ result }) => result instanceof Interrupted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(Object.values(outcomes).map(({ result }) => isLost(result))).toEqual([true, true, false, false]);
});
