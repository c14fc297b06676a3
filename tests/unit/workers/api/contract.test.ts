import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it, vi } from "vitest";
import { contract } from "../../../../workers/api/app";

// The runtime's own module: nothing of it is asked while the contract is written out.
vi.mock("cloudflare:workers", () => ({ waitUntil: () => {} }));

const config = createConfig({
  extends: ["recommended"],
  rules: {
    // The specification's addresses end in a slash.
    "no-path-trailing-slash": "off",
    // A call that takes nothing cannot be asked wrongly.
    "operation-4xx-response": "off",
    "info-license": "off",
    "operation-description": "off",
    "operation-operationId-unique": "error",
    "operation-operationId-url-safe": "error",
    "path-parameters-defined": "error",
    "no-unused-components": "error",
  },
});

/** The linter takes an empty end of a path for a value of a parameter, which none is. */
const mistaken = "`/{lang}/pageeditor-api/page/{path}` and `/{lang}/pageeditor-api/{module}/`";

/** A call that only leads elsewhere has no other answer to those who may. */
const leadsOn = "google-wallet~1/get/responses";

async function problems(source: object): Promise<string[]> {
  const found = await lintFromString({ source: JSON.stringify(source), config: await config });
  return found
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`)
    .filter((problem) => !problem.includes(mistaken))
    .filter((problem) => !(problem.startsWith("operation-2xx-response") && problem.endsWith(leadsOn)));
}

describe("the contract of the API", () => {
  it("is clean in the eyes of a linter", async () => {
    expect(await problems(contract("https://kino.example"))).toEqual([]);
  });

  it("would not be with a path parameter that nobody declares", async () => {
    const document = contract("https://kino.example");
    const paths = { ...document.paths, "/{lang}/api/lost/": document.paths?.["/api/csrf/"] };
    expect((await problems({ ...document, paths })).join()).toContain("path-parameters-defined");
  });
});
