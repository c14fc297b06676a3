import { fail, ok, type Result } from "~/domain/common/errors";
import { logError, logSecurityEvent } from "~/server/log.server";
import { limitsOf, type TestLimits } from "../backends/limits";
import { within } from "../backends/within";
import { keepMail } from "./mailbox";

export interface Mail {
  to: string;
  /** One line. */
  subject: string;
  /** Plain text. */
  text: string;
  /** The same for programs that show more than text: a whole document. */
  html?: string;
  /** Who is answered, if not the house. */
  replyTo?: string;
  attachments?: readonly { filename: string; type: string; content: ArrayBuffer }[];
}

/** What sending needs of the environment. */
export interface MailEnvironment extends TestLimits {
  CACHE: KVNamespace;
  MAIL: SendEmail;
  /** Sender of everything the house mails. Empty: nothing is sent. */
  MAIL_FROM: string;
  /** "local": mails are kept on this machine instead. */
  MAILBOX?: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * Sends a mail in the name of the house, or keeps it where mails are kept. What could not be sent is
 * logged without the mail, and is `upstream_failed`; trying again is the caller's to decide.
 */
export async function sendMail(
  env: MailEnvironment,
  { subject, attachments = [], ...mail }: Mail,
): Promise<Result<null>> {
  const message = { ...mail, from: env.MAIL_FROM, subject: oneLine(subject) };
  if (env.MAIL_FROM === "") {
    logSecurityEvent("misconfigured", "MAIL_FROM is empty: no mail is sent");
    return fail("upstream_failed", "Mail is not set up");
  }
  try {
    if (env.MAILBOX === "local") await keepMail(env.CACHE, message, attachments);
    else
      await within("mail", limitsOf(env).mail, () =>
        env.MAIL.send({
          ...message,
          attachments: attachments.map((file) => ({ ...file, disposition: "attachment" as const })),
        }),
      );
    return ok(null);
  } catch (error) {
    // The reason may quote addresses: that there was a failure is what the log is told.
    logError("mail", error instanceof Error ? error.name : "unknown");
    return fail("upstream_failed", "The mail could not be sent");
  }
}
