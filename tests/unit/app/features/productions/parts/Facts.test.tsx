import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { EventDetail } from "~/domain/programme/schema";
import { EventFacts } from "~/features/productions/parts/Facts";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import common from "../../../../../../app/i18n/messages/en/common.json";
import productions from "../../../../../../app/i18n/messages/en/productions.json";

const texts = createTexts({ "en/common": common, "en/productions": productions });

/** The facts of a show that has nothing but guests, as the English page has them. */
function factsWith(guests: EventDetail["guests"]): string {
  const event = { directors: [], countries: [], genres: [], extras: [], access: [], guests } as Partial<EventDetail>;
  return renderToString(
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="en">
        <EventFacts event={event as EventDetail} />
      </LocaleProvider>
    </I18nextProvider>,
  );
}

test("a guest whose words are there in German only is marked as German, each part by itself", () => {
  const facts = factsWith([
    { name: "Gespräch mit dem Filmteam", part: "", kind: "none", fallback: ["name"] },
    { name: "Ada Muster", part: "Flügel", kind: "person", fallback: ["part"] },
    { name: "The Quintet", part: "strings", kind: "group", fallback: [] },
  ]);
  expect(facts).toContain('<span lang="de">Gespräch mit dem Filmteam</span>');
  expect(facts).toMatch(/<span>Ada Muster<\/span><span lang="de"> \(.*Flügel.*\)<\/span>/);
  expect(facts).toMatch(/<span>The Quintet<\/span><span> \(.*strings.*\)<\/span>/);
});
