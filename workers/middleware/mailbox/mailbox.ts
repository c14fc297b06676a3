import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../../http/app-env";
import { keptMails, type KeptMail } from "../../mail/mailbox";

export interface MailboxOptions {
  path?: string;
}

const letter = ({ at, from, to, replyTo, subject, text, html: markup, attachments }: KeptMail) => html`
  <article>
    <h2>${subject}</h2>
    <p>${new Date(at).toISOString()} · ${from} → ${to}${replyTo ? ` · Reply-To ${replyTo}` : ""}</p>
    <pre>${text}</pre>
    ${markup ? html`<iframe sandbox="allow-popups" srcdoc="${markup}" width="680" height="900" title="HTML"></iframe>` : ""}
    ${attachments.map(({ filename, type, bytes }) => html`<p>${filename} (${type}, ${bytes} bytes)</p>`)}
  </article>
`;

/**
 * Shows the mails that were kept instead of sent. Only where mails are kept, and only to this very
 * machine: everywhere else there is no such page.
 */
export function mailbox({ path = "/__mail" }: MailboxOptions = {}): MiddlewareHandler<AppEnv> {
  return async function mailboxMiddleware(c, next) {
    const { hostname } = new URL(c.req.url);
    const isHere = c.env.MAILBOX === "local" && (hostname === "localhost" || hostname === "127.0.0.1");
    if (c.req.path !== path || !isHere) return next();
    const mails = await keptMails(c.env.CACHE);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Mails of this house</title>
          <h1>${mails.length} mails, kept here and not sent</h1>
          ${mails.map(letter)}
        </html>`,
      200,
      { "cache-control": "no-store" },
    );
  };
}
