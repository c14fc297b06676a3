/** A mail that was kept instead of sent. Attachments are named only. */
export interface KeptMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Epoch milliseconds. */
  at: number;
  attachments: { filename: string; type: string; bytes: number }[];
}

const prefix = "mail:";
const dayInSeconds = 24 * 60 * 60;
/** So that the newest comes first: KV lists names in their order. */
const farAway = 10_000_000_000_000;

/** Keeps a mail for a day, for people who work on the site on their own machine. */
export async function keepMail(
  store: KVNamespace,
  mail: Omit<KeptMail, "at" | "attachments">,
  attachments: readonly { filename: string; type: string; content: ArrayBuffer }[],
): Promise<void> {
  const at = Date.now();
  const kept: KeptMail = {
    ...mail,
    at,
    attachments: attachments.map(({ filename, type, content }) => ({ filename, type, bytes: content.byteLength })),
  };
  await store.put(`${prefix}${farAway - at}:${crypto.randomUUID()}`, JSON.stringify(kept), {
    expirationTtl: dayInSeconds,
  });
}

/** The newest mails that were kept, newest first. */
export async function keptMails(store: KVNamespace): Promise<KeptMail[]> {
  const { keys } = await store.list({ prefix, limit: 50 });
  const mails = await Promise.all(keys.map(({ name }) => store.get<KeptMail>(name, "json")));
  return mails.filter((mail) => mail !== null);
}
