import { createRoute } from "@hono/zod-openapi";
import {
  askedVouchersSchema,
  issuedVouchersSchema,
  newCodeSchema,
  voucherSearchSchema,
  voucherViewSchema,
  vouchersSchema,
} from "~/domain/vouchers/schema";
import { newCode } from "../../shop/vouchers/new-code";
import { findVoucher, issueVouchers, listVouchers } from "../../shop/vouchers/vouchers";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer, created } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { positiveInt } from "../contract/query";
import { closedToOthers } from "../editing/asking";
import { askingOf, boxOfficeRouter, refusals } from "./asking";

const tags = ["Box office"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/box-office/vouchers/",
  summary: "Vouchers with what is on them, by their last four signs",
  tags,
  request: { params: langParams },
  responses: { 200: json(vouchersSchema, "Newest first"), ...refusals },
});

const issue = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/vouchers/",
  middleware: closedToOthers("issue vouchers"),
  summary: "Issue vouchers",
  description:
    "The answer has the codes; nothing else ever does. Sent again with the same key and the same values it is the same answer. The last day is one of the house, inclusive; without one they last thirty years.",
  tags,
  request: { params: langParams, body: jsonBody(askedVouchersSchema) },
  responses: {
    201: json(issuedVouchersSchema, "They can be used at once"),
    409: problemAnswer("The key has issued other vouchers"),
    ...refusals,
  },
});

const find = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/vouchers/find/",
  summary: "A voucher by its code or its id, with its balance and every movement",
  description: "A call with a body, so that no address has a code in it.",
  tags,
  request: { params: langParams, body: jsonBody(voucherSearchSchema) },
  responses: { 200: json(voucherViewSchema, "The voucher"), ...refusals },
});

const recode = createRoute({
  method: "post",
  path: "/{lang}/api/box-office/vouchers/{voucher}/code/",
  middleware: closedToOthers("issue vouchers"),
  summary: "Give a voucher another code",
  description:
    "For a code that is lost, or in the wrong hands: it opens nothing any more, and what is on the voucher stays. The answer has the new code and what is on it; nothing else ever does. Sent again with the same key it is the same answer.",
  tags,
  request: { params: langParams.extend({ voucher: positiveInt }), body: jsonBody(newCodeSchema) },
  responses: {
    200: json(issuedVouchersSchema, "The new code can be used at once"),
    409: problemAnswer("The voucher has another ending than was seen"),
    ...refusals,
  },
});

/** Vouchers: who sells sees and finds them, who manages issues them. */
export const vouchers = boxOfficeRouter()
  .openapi(list, async (c) => answer(c, await listVouchers(askingOf(c))))
  .openapi(issue, async (c) => created(c, await issueVouchers(askingOf(c), c.req.valid("json"))))
  .openapi(find, async (c) => answer(c, await findVoucher(askingOf(c), c.req.valid("json"))))
  .openapi(recode, async (c) =>
    answer(c, await newCode(askingOf(c), { id: c.req.valid("param").voucher, ...c.req.valid("json") })),
  );
