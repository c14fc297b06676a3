import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sendMail, type Mail } from "../../../workers/mail/send-mail";
import { caller, htmlPage } from "../../support/edge";

const call = caller({ renderPage: async () => htmlPage("a page of the house", "n") }, { MAILBOX: "local" });

const send = (mail: Partial<Mail>) =>
  sendMail(
    { ...env, MAILBOX: "local", MAIL_FROM: "haus@kino.example" },
    { to: "nora@example.at", subject: "Karten", text: "Zwei Karten", ...mail },
  );

/** The letter of this subject, as the page shows it. */
async function shown(subject: string): Promise<string> {
  const page = await (await call("/__mail")).text();
  return page.split("<article>").find((letter) => letter.includes(`<h2>${subject}</h2>`)) ?? "";
}

describe("the mails that were kept on one's own machine", () => {
  it("are shown with whom they answer, as they look, and what is attached", async () => {
    const attachments = [{ filename: "Karten.pdf", type: "application/pdf", content: new ArrayBuffer(17) }];
    await send({ subject: "Mit allem", html: '<p class="x">Hallo</p>', replyTo: "otto@example.at", attachments });
    const letter = await shown("Mit allem");
    expect(letter).toContain("haus@kino.example → nora@example.at · Reply-To otto@example.at</p>");
    expect(letter).toContain('srcdoc="&lt;p class=&quot;x&quot;&gt;Hallo&lt;/p&gt;"');
    expect(letter).toContain('<iframe sandbox="allow-popups"');
    expect(letter).toContain("<p>Karten.pdf (application/pdf, 17 bytes)</p>");
  });

  it("are shown without what they do not have", async () => {
    await send({ subject: "Nur Text" });
    const letter = await shown("Nur Text");
    expect(letter).toMatch(/→ nora@example\.at<\/p>\s*<pre>Zwei Karten<\/pre>\s*<\/article>/);
  });

  it("are there for this machine by either name, and nowhere else", async () => {
    await send({});
    expect(await (await call("http://127.0.0.1:8787/__mail")).text()).toContain("Zwei Karten");
    expect(await (await call("http://kasch.localhost:8787/__mail")).text()).not.toContain("Zwei Karten");
    expect(await (await call("/de")).text()).toContain("a page of the house");
  });
});
