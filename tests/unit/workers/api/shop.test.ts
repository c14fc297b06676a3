import { OpenAPIHono } from "@hono/zod-openapi";
import { expect, it, vi } from "vitest";
import { orderCalendars } from "../../../../workers/api/shop/order-calendar";
import { orders } from "../../../../workers/api/shop/orders";
import { payments } from "../../../../workers/api/shop/payments";
import { shop } from "../../../../workers/api/shop/shop";
import { waiting } from "../../../../workers/api/shop/waiting";
import { wallets } from "../../../../workers/api/shop/wallets";

// The runtime's own module: nothing of it is asked while the contract is written out.
vi.mock("cloudflare:workers", () => ({ waitUntil: () => {} }));

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

const routers = [shop, orders, wallets, orderCalendars, waiting, payments];
const all = new OpenAPIHono();
for (const router of routers) all.route("/", router as unknown as OpenAPIHono);
const document = all.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "shop", version: "1" } });
const calls = new Map(
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replace("/{lang}/api/shop", "")}`,
      operation,
    ]),
  ),
);
const operation = (call: string): Operation => {
  const found = calls.get(call);
  if (!found) throw new Error(`there is no ${call}`);
  return found;
};

const refused = "400 403 409 429 503";
const ofLink = "400 403 404 409 429 503";
/** Every call, what it can be answered, and the body it takes. */
const promised: Record<string, [answers: string, body?: string]> = {
  "POST /cart/": [`201 ${refused}`, "CartRequest"],
  "GET /cart/": ["200"],
  "DELETE /cart/": [`204 ${refused}`],
  "POST /cart/extend/": [`200 ${refused}`],
  "POST /cart/code/": [`200 ${refused}`, "CartCode"],
  "DELETE /cart/code/": [`200 ${refused}`],
  "DELETE /cart/voucher/": [`200 ${refused}`],
  "DELETE /cart/{event}/": [`200 ${ofLink}`],
  "PATCH /cart/{event}/": [`200 ${ofLink}`, "CartLineChange"],
  "PUT /cart/{event}/seats/": [`200 ${ofLink}`, "SeatChange"],
  "GET /checkout/": ["200 503"],
  "POST /orders/": [`201 ${refused}`, "OrderRequest"],
  "GET /orders/{secret}/": ["200 404 503"],
  "GET /orders/{secret}/tickets.pdf": ["200 404 503"],
  "GET /orders/{secret}/tickets-phone.pdf": ["200 404 503"],
  "GET /orders/{secret}/calendar.ics": ["200 404"],
  "GET /orders/{secret}/tickets/{code}/google-wallet/": ["302 404"],
  "GET /orders/{secret}/tickets/{code}/apple-wallet.pkpass": ["200 404"],
  "POST /orders/{secret}/pay/": [`201 ${ofLink}`, "OrderPay"],
  "POST /orders/{secret}/give-up/": [`200 ${ofLink}`],
  "POST /orders/{secret}/mail/": [`200 ${ofLink}`],
  "POST /orders/{secret}/name/": [`200 ${ofLink}`, "OrderRename"],
  "POST /orders/{secret}/give-back/": [`200 ${ofLink}`, "GiveBack"],
  "POST /orders/{secret}/again/": [`201 ${ofLink}`],
  "POST /waiting/": [`201 ${refused}`, "WaitingRequest"],
  "GET /waiting/{secret}/": ["200 404 503"],
  "POST /waiting/{secret}/take/": [`201 ${ofLink}`],
  "POST /waiting/{secret}/leave/": [`200 ${ofLink}`],
  "GET /payments/{payment}/": ["200 404 503"],
  "POST /payments/{payment}/stop/": ["200 403 404 409 429 503"],
};

it("has the calls of the shop, with every answer to them and the body each must have", () => {
  const told = [...calls].map(([call, { responses, requestBody }]) => {
    const body = requestBody?.content["application/json"]?.schema?.$ref?.split("/").at(-1);
    const answers = Object.keys(responses).join(" ");
    if (requestBody) expect(requestBody.required, call).toBe(true);
    return [call, body === undefined ? [answers] : [answers, body]];
  });
  expect(Object.fromEntries(told)).toEqual(promised);
});

it("tells in words what each call does, what each answer means, and what headers and secrets are", () => {
  const isTold = (text: string | undefined) => /\w{3}/.test(text ?? "");
  for (const [call, { tags = [], summary, description = "a word", parameters = [], responses }] of calls) {
    expect([...tags, summary, description].every(isTold) && tags.length === 1, call).toBe(true);
    for (const answer of Object.values(responses)) expect(isTold(answer.description), call).toBe(true);
    for (const { name, in: place, description: words } of parameters)
      if (place === "header" || name === "secret" || name === "renewal") expect(isTold(words), call).toBe(true);
    const inPath = parameters.filter(({ in: place }) => place === "path").map(({ name }) => name);
    const named = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(inPath), call).toEqual(new Set(["lang", ...named]));
  }
});

it("has a form for whatever an answer carries: problems, what is read as JSON, and files", () => {
  const types = new Map<string, Set<string>>();
  for (const [call, { responses }] of calls)
    for (const [status, { content }] of Object.entries(responses)) {
      const isEmpty = status === "204" || status === "302";
      expect(Object.keys(content ?? {}), `${call} ${status}`).toHaveLength(isEmpty ? 0 : 1);
      for (const [type, { schema }] of Object.entries(content ?? {})) {
        const form = schema?.$ref ? "named" : [schema?.type, schema?.format].filter(Boolean).join(" ");
        types.set(type, (types.get(type) ?? new Set()).add(form));
      }
    }
  expect(Object.fromEntries([...types].map(([type, forms]) => [type, [...forms]]))).toEqual({
    "application/json": ["named"],
    "application/problem+json": ["named"],
    "application/pdf": ["string binary"],
    "application/vnd.apple.pkpass": ["string binary"],
    "text/calendar": ["string"],
  });
});

const parameter = (call: string, name: string): Schema & { required?: boolean } => {
  const found = operation(call).parameters?.find((one) => one.name === name);
  if (!found) throw new Error(`${call} takes no ${name}`);
  return { ...found.schema, ...(found.required !== undefined && { required: found.required }) };
};

it("takes keys of the signs a key has, and for an order only what nobody guesses", () => {
  const takes = (call: string, key: string) => new RegExp(parameter(call, "idempotency-key").pattern ?? "$^").test(key);
  const [cart, order] = ["POST /cart/", "POST /orders/"];
  const most = "aZ0_.:-".repeat(19).slice(0, 128);
  for (const key of [most.slice(0, 22), most]) expect([takes(cart, key), takes(order, key)], key).toEqual([true, true]);
  for (const key of ["a", most.slice(0, 21)]) expect([takes(cart, key), takes(order, key)], key).toEqual([true, false]);
  for (const key of ["", `${most}a`, `${most.slice(0, 30)} `, ` ${most.slice(0, 30)}`, "ä".repeat(30), "%".repeat(30)])
    expect([takes(cart, key), takes(order, key)], key).toEqual([false, false]);
  for (const call of [cart, order]) expect(parameter(call, "idempotency-key").required).toBe(true);
});

it("limits how long secrets, codes and proofs may be, and wants none of them to be long", () => {
  const longest: [string, string, number][] = [
    ["GET /orders/{secret}/", "secret", 64],
    ["GET /waiting/{secret}/", "secret", 64],
    ["GET /payments/{payment}/", "payment", 64],
    ["GET /orders/{secret}/tickets/{code}/google-wallet/", "code", 24],
    ["POST /cart/", "x-proof", 2_048],
  ];
  for (const [call, name, most] of longest) {
    const { minLength, maxLength } = parameter(call, name);
    expect({ minLength, maxLength }, `${call} ${name}`).toEqual({ maxLength: most });
  }
  expect(parameter("DELETE /cart/voucher/", "ending")).toMatchObject({ minLength: 1, maxLength: 4, required: true });
  expect(parameter("POST /cart/", "x-proof").required).not.toBe(true);
  expect(parameter("POST /cart/extend/", "renewal").required).not.toBe(true);
});
