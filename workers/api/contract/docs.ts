import type { OpenAPIHono } from "@hono/zod-openapi";
import { csrfCookie } from "~/domain/site/cookies";
import { html, raw } from "hono/html";
import { newRouter } from "./problem";

type Document = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** Head of the OpenAPI document. `origin`: where the API is reached, empty for "here". */
export const openApiInfo = (origin: string) => ({
  openapi: "3.1.0",
  info: {
    title: "Kasch",
    version: "1",
    description:
      "The API of the house: programme, pages, booking. Errors are RFC 9457 problem documents; lists are pages of `{count, next, previous, results}`.",
  },
  servers: origin ? [{ url: origin }] : [],
});

interface Operation {
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; description: string; type: string }[];
  body: string;
  answers: { status: string; description: string; schema: string }[];
}

interface LooseSchema {
  $ref?: string;
  type?: string | string[];
  items?: LooseSchema;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, LooseSchema>;
  required?: string[];
  anyOf?: LooseSchema[];
  allOf?: LooseSchema[];
}

interface LooseOperation {
  cache?: unknown;
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name?: string; in?: string; required?: boolean; description?: string; schema?: LooseSchema }[];
  requestBody?: { content?: Record<string, { schema?: LooseSchema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: LooseSchema }> }>;
}

/** A schema in a few words: its name, or its type. */
function named(schema: LooseSchema | undefined): string {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(named).filter(Boolean).join(" | ");
  if (schema.allOf) return schema.allOf.map(named).join(" & ");
  if (schema.items) return `${named(schema.items)}[]`;
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([key, value]) => `${key}: ${named(value)}`)
      .join(", ")} }`;
  return [schema.type ?? "any"].flat().join(" | ");
}

const contentSchema = (content: Record<string, { schema?: LooseSchema }> | undefined): string =>
  named(Object.values(content ?? {})[0]?.schema);

function operationOf(path: string, method: string, operation: LooseOperation): Operation {
  return {
    method: method.toUpperCase(),
    path: readablePath(path),
    tag: operation.tags?.[0] ?? "Other",
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name ?? "",
      in: parameter.in ?? "",
      required: parameter.required ?? false,
      description: parameter.description ?? "",
      type: named(parameter.schema),
    })),
    body: contentSchema(operation.requestBody?.content),
    answers: Object.entries(operation.responses ?? {}).map(([status, answer]) => ({
      status,
      description: answer.description ?? "",
      schema: contentSchema(answer.content),
    })),
  };
}

/** Without the patterns of the router: {path{.*}} reads {path}. */
const readablePath = (path: string): string => path.replaceAll(/\{(\w+)\{[^}]*\}\}/g, "{$1}");

const refusal = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** What stands before every call may answer instead of it, and before those that change something, more. */
const ofEveryCall = {
  500: refusal("Something failed; the log has the request's id"),
  503: refusal("The website is offline, or too busy"),
};
const ofChanges = {
  ...ofEveryCall,
  400: refusal("The body is malformed"),
  403: refusal("The request does not come from this site: its token or its origin is missing or wrong"),
  413: refusal("The body is too long"),
  415: refusal("The body is of a type that is not read here"),
};
/** The same token twice: another site can send the one and does not know the other. */
const securitySchemes = {
  csrfHeader: { type: "apiKey", in: "header", name: "X-CSRFToken" },
  csrfCookie: { type: "apiKey", in: "cookie", name: csrfCookie },
} as const;

const reading = new Set(["get", "head", "options"]);

/** Unique, and stable as long as the address is: "getLangApiEventsId". */
const operationIdOf = (method: string, path: string): string =>
  method + path.replaceAll(/[^a-z0-9]+([a-z0-9])?/gi, (_, letter: string | undefined) => (letter ?? "").toUpperCase());

const publishedItem = (path: string, item: Record<string, LooseOperation>): Record<string, LooseOperation> =>
  Object.fromEntries(
    // How long answers are kept is the house's own affair.
    Object.entries(item).map(([method, { cache: _cache, ...operation }]) => [
      method,
      {
        ...operation,
        operationId: operationIdOf(method, path),
        security: reading.has(method) ? [] : [{ csrfHeader: [], csrfCookie: [] }],
        responses: { ...(reading.has(method) ? ofEveryCall : ofChanges), ...operation.responses },
      },
    ]),
  );

/** The document as it is published: with readable paths, names for the calls, and what any of them may answer. */
export function published(document: Document): Document {
  const paths = Object.fromEntries(
    Object.entries((document.paths ?? {}) as Record<string, Record<string, LooseOperation>>).map(([path, item]) => {
      const readable = readablePath(path);
      return [readable, publishedItem(readable, item)];
    }),
  );
  return { ...document, paths, components: { ...document.components, securitySchemes } };
}

function operationsOf(document: Document): Operation[] {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, LooseOperation>>);
  return paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => operationOf(path, method, operation)),
  );
}

const style = `
:root { color-scheme: light dark; --ground: #f3f5f0; --ink: #12201b; --muted: #53625b; --line: #c9d1c8 }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1b17; --ink: #f3f5f0; --muted: #a9b8b0; --line: #2a433a } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 Archivo, "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 2.5rem; line-height: 1.1 } h2 { margin-top: 3rem; border-top: .25rem solid; padding-top: .5rem }
article { border-top: 1px solid var(--line); padding: 1rem 0 } h3 { margin: 0; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
p { margin: .25rem 0 } dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .15rem 1rem; margin: .75rem 0 0; font-size: .9375rem }
dt { font-family: ui-monospace, monospace } dd { margin: 0; color: var(--muted); overflow-wrap: anywhere } a { color: inherit }`;

/** Words of a description; what stands between backticks is code. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

function article(operation: Operation) {
  return html`<article>
    <h3>${operation.method} ${operation.path}</h3>
    <p>${operation.summary}</p>
    ${operation.description ? html`<p>${withCode(operation.description)}</p>` : ""}
    <dl>
      ${operation.parameters.map(
        (parameter) =>
          html`<dt>${parameter.name}${parameter.required ? "*" : ""}</dt>
            <dd>${parameter.in}, ${parameter.type}${parameter.description ? ` · ${parameter.description}` : ""}</dd>`,
      )}
      ${
        operation.body
          ? html`<dt>body</dt>
              <dd>${operation.body}</dd>`
          : ""
      }
      ${operation.answers.map(
        (answer) =>
          html`<dt>${answer.status}</dt>
            <dd>${answer.description}${answer.schema ? ` · ${answer.schema}` : ""}</dd>`,
      )}
    </dl>
  </article>`;
}

function pageOf(document: Document, nonce: string) {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map((operation) => operation.tag))].toSorted();
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, LooseSchema>);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Kasch API</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Kasch API</h1>
          <p>${withCode(document.info.description ?? "")}</p>
          <p>
            <a href="/api/openapi.json">OpenAPI document</a> · State-changing calls need the cookie of
            <code>GET /api/csrf/</code>, repeated in <code>X-CSRFToken</code>.
          </p>
          ${tags.map(
            (tag) =>
              html`<h2>${tag}</h2>
                ${operations.filter((operation) => operation.tag === tag).map(article)}`,
          )}
          <h2>Schemas</h2>
          ${schemas.map(
            ([name, schema]) =>
              html`<article id="${name}">
                <h3>${name}</h3>
                <dl>
                  ${Object.entries(schema.properties ?? {}).map(
                    ([key, value]) =>
                      html`<dt>${key}</dt>
                        <dd>${named(value)}${value.description ? ` · ${value.description}` : ""}</dd>`,
                  )}
                </dl>
              </article>`,
          )}
        </main>
      </body>
    </html>`;
}

/** The contract as a page people can read: made from the declarations, without scripts. */
export function documentation(contract: (origin: string) => Document) {
  return newRouter().get("/api/docs", (c) => c.html(pageOf(contract(""), c.var.facts.nonce)));
}
