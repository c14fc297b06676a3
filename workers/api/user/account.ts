import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie } from "hono/cookie";
import {
  accountChangeSchema,
  accountCreditSchema,
  accountExportSchema,
  accountPassListSchema,
  accountSchema,
  accountVoucherListSchema,
  keptFilmsChangeSchema,
  keptFilmsSchema,
  orderListSchema,
  type Account,
  type AccountCredit,
} from "~/domain/account/schema";
import { fail } from "~/domain/common/errors";
import { defaultLocale } from "~/domain/locale/locales";
import { attributesOf, nameOf, sessionCookie, signedInHint } from "~/domain/site/cookies";
import { personOf } from "~/domain/site/session";
import { logSecurityEvent } from "~/server/log.server";
import { changeAccount, deleteAccount, readAccount, readSessions } from "../../db/account/accounts";
import { changeKeptFilms, readKeptFilms } from "../../db/account/kept-films";
import type { ApiEnv } from "../../http/app-env";
import { json, jsonBody, langQuery } from "../contract/lang";
import { malformed, newRouter, problem, problemAnswer } from "../contract/problem";
import { accountCredit } from "./account-credit";
import { accountOrders, type OwnAsking } from "./account-orders";
import { accountPasses } from "./account-passes";
import { accountVouchers } from "./account-vouchers";

const tags = ["Account"];
const nobody = { 401: problemAnswer("No guest is signed in") };
const refusals = {
  ...nobody,
  400: problemAnswer("Fields that are wrong, by path; nothing was changed"),
  403: problemAnswer("The request did not come from this site"),
};

const read = createRoute({
  method: "get",
  path: "/api/account/",
  summary: "The account of the guest who asks",
  tags,
  responses: { 200: json(accountSchema, "The account"), ...nobody },
});

const change = createRoute({
  method: "patch",
  path: "/api/account/",
  summary: "Change name and language of mails",
  tags,
  request: { body: jsonBody(accountChangeSchema) },
  responses: { 200: json(accountSchema, "The changed account"), ...refusals },
});

const remove = createRoute({
  method: "delete",
  path: "/api/account/",
  summary: "Delete the account, with its sessions and kept films",
  description: "Orders stay, as the books have to; they belong to nobody then.",
  tags,
  responses: { 204: { description: "Deleted; session cookies are taken back" }, ...refusals },
});

const everything = createRoute({
  method: "get",
  path: "/api/account/export/",
  summary: "Everything the house knows of an account, as a file",
  tags,
  responses: { 200: json(accountExportSchema, "To be saved"), ...nobody },
});

const orderList = createRoute({
  method: "get",
  path: "/api/account/orders/",
  summary: "What the account ordered, newest first, with its shows",
  tags,
  request: { query: langQuery },
  responses: { 200: json(orderListSchema, "The orders"), ...malformed, ...nobody },
});

const voucherList = createRoute({
  method: "get",
  path: "/api/account/vouchers/",
  summary: "The vouchers the account has ordered with, the last used first",
  description: "By their last four signs: a code is told once, when it is issued.",
  tags,
  request: { query: langQuery },
  responses: { 200: json(accountVoucherListSchema, "The vouchers"), ...malformed, ...nobody },
});

const credit = createRoute({
  method: "get",
  path: "/api/account/credit/",
  summary: "What vouchers hold of the account's money, what of it comes back, and what moved it",
  description:
    "Derived from the ledger of vouchers and the refunds of the account's own orders; nobody else's are told.",
  tags,
  request: { query: langQuery },
  responses: { 200: json(accountCreditSchema, "The credit"), ...malformed, ...nobody },
});

const passList = createRoute({
  method: "get",
  path: "/api/account/passes/",
  summary: "The passes the account has ordered tickets with, each with its shows",
  description: "A pass is a kind of ticket that costs nothing and needs proof. What is left of one is not known here.",
  tags,
  request: { query: langQuery },
  responses: { 200: json(accountPassListSchema, "The passes"), ...malformed, ...nobody },
});

const kept = createRoute({
  method: "get",
  path: "/api/account/favorites/",
  summary: "The films an account keeps, newest last",
  tags,
  responses: { 200: json(keptFilmsSchema, "The list"), ...nobody },
});

const changeKept = createRoute({
  method: "post",
  path: "/api/account/favorites/",
  summary: "Keep films and let others go",
  tags,
  request: { body: jsonBody(keptFilmsChangeSchema) },
  responses: { 200: json(keptFilmsSchema, "The list afterwards"), ...refusals },
});

const noCredit: AccountCredit = { left: "0.00", vouchers: 0, last_day: null, back: [], movements: [], shared: [] };

const iso = (at: number | Date): string => new Date(at).toISOString();

function toAccount(row: NonNullable<Awaited<ReturnType<typeof readAccount>>>): Account {
  return {
    email: row.email,
    first_name: row.firstName ?? "",
    last_name: row.lastName ?? "",
    mail_lang: row.mailLang ?? defaultLocale,
    created_at: iso(row.createdAt),
  };
}

/** What an account's own is asked for with; null where the installation has no secret, and so no orders. */
function askingOf(c: Context<ApiEnv>): OwnAsking | null {
  const { db, facts } = c.var;
  const { AUTH_SECRET: secret } = c.env;
  return secret ? { db, secret, now: facts.now, lang: facts.lang } : null;
}

/** What is told of an account's orders; nothing where there can be none. */
async function ownOf<Own>(
  c: Context<ApiEnv>,
  tell: (asking: OwnAsking, userId: string) => Promise<Own[]>,
  account: string,
): Promise<Own[]> {
  const asking = askingOf(c);
  return asking ? tell(asking, account) : [];
}

const creditOf = async (c: Context<ApiEnv>, account: string): Promise<AccountCredit> => {
  const asking = askingOf(c);
  return asking ? accountCredit(asking, account) : noCredit;
};

/** The id of the guest who asks; null for everybody else, staff included. */
const guestOf = (c: Context<ApiEnv>): string | null => c.var.facts.session.customer?.id ?? null;
const personIdOf = (c: Context<ApiEnv>): string | null => personOf(c.var.facts.session)?.id ?? null;
const refuse = (c: Context<ApiEnv>) => problem(c, fail("unauthorized"));

async function accountOf(c: Context<ApiEnv>) {
  const id = guestOf(c);
  return id === null ? null : readAccount(c.var.db, id);
}

const listOf = async (c: Context<ApiEnv>, account: string) => ({
  account,
  ids: (await readKeptFilms(c.var.db, account)).map(({ id }) => id),
});

/** What belongs to whoever is signed in: never cached, and never anybody else's. */
export const accounts = newRouter()
  .openapi(read, async (c) => {
    const account = await accountOf(c);
    return account ? c.json(toAccount(account), 200) : refuse(c);
  })
  .openapi(change, async (c) => {
    const id = guestOf(c);
    if (id === null) return refuse(c);
    const { first_name: firstName, last_name: lastName, mail_lang: mailLang } = c.req.valid("json");
    await changeAccount(c.var.db, id, { firstName, lastName, mailLang }, c.var.facts.now);
    const account = await accountOf(c);
    return account ? c.json(toAccount(account), 200) : refuse(c);
  })
  .openapi(remove, async (c) => {
    const id = guestOf(c);
    if (id === null) return refuse(c);
    await deleteAccount(c.var.db, id, c.var.facts.now);
    const https = c.req.url.startsWith("https:");
    for (const cookie of [sessionCookie, signedInHint])
      deleteCookie(c, nameOf(cookie, https), attributesOf(cookie, https));
    logSecurityEvent("account_deleted");
    return c.body(null, 204);
  })
  .openapi(everything, async (c) => {
    const account = await accountOf(c);
    if (!account) return refuse(c);
    const [films, sessions, orders, vouchers, money] = await Promise.all([
      readKeptFilms(c.var.db, account.id),
      readSessions(c.var.db, account.id),
      ownOf(c, accountOrders, account.id),
      ownOf(c, accountVouchers, account.id),
      creditOf(c, account.id),
    ]);
    c.header("content-disposition", 'attachment; filename="account.json"');
    const file = {
      account: toAccount(account),
      kept_films: films.map(({ id, since }) => ({ id, since: iso(since ?? 0) })),
      sessions: sessions.map(({ createdAt, expiresAt }) => ({ began_at: iso(createdAt), ends_at: iso(expiresAt) })),
      orders,
      vouchers,
      credit: money,
    };
    return c.json(file, 200);
  })
  .openapi(orderList, async (c) => {
    const id = guestOf(c);
    if (id === null) return refuse(c);
    return c.json({ results: await ownOf(c, accountOrders, id) }, 200);
  })
  .openapi(voucherList, async (c) => {
    const id = guestOf(c);
    if (id === null) return refuse(c);
    return c.json({ results: await ownOf(c, accountVouchers, id) }, 200);
  })
  .openapi(credit, async (c) => {
    const id = guestOf(c);
    return id === null ? refuse(c) : c.json(await creditOf(c, id), 200);
  })
  .openapi(passList, async (c) => {
    const id = guestOf(c);
    return id === null ? refuse(c) : c.json({ results: await ownOf(c, accountPasses, id) }, 200);
  })
  .openapi(kept, async (c) => {
    const id = personIdOf(c);
    return id === null ? refuse(c) : c.json(await listOf(c, id), 200);
  })
  .openapi(changeKept, async (c) => {
    const id = personIdOf(c);
    if (id === null) return refuse(c);
    await changeKeptFilms(c.var.db, id, c.req.valid("json"), c.var.facts.now);
    return c.json(await listOf(c, id), 200);
  });
