import { afterEach, describe, expect, it, vi } from "vitest";
import { fail } from "~/domain/common/errors";
import { problemResponse } from "../../../workers/http/problem";

afterEach(() => void vi.restoreAllMocks());

describe("a refusal", () => {
  it("is a problem document that nobody keeps", async () => {
    const errors = [{ path: "email", message: "no address" }];
    const answer = problemResponse(fail("unprocessable", "Look again", errors), "the-request");
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      422,
      { "content-type": "application/problem+json; charset=utf-8", "cache-control": "no-store" },
    ]);
    expect(await answer.json()).toEqual({
      type: "urn:kasch:problem:unprocessable",
      title: expect.any(String) as string,
      status: 422,
      detail: "Look again",
      code: "unprocessable",
      errors,
      request_id: "the-request",
    });
  });

  it.each([
    ["overloaded", 503],
    ["upstream_failed", 502],
    ["too_many_requests", 429],
  ] as const)("says when to come back where that helps: %s", async (code, status) => {
    const answer = problemResponse(fail(code));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "10"]);
    expect(await answer.json()).toMatchObject({ retry_after: 10, errors: [] });
    const later = problemResponse({ ...fail(code), more: { retry_after: 42 } });
    expect([later.headers.get("retry-after"), (await later.json<{ retry_after: number }>()).retry_after]).toEqual([
      "42",
      42,
    ]);
  });

  it("is of a type that is an address", async () => {
    const type = "urn:kasch:problem:unsupported-media-type";
    expect(await problemResponse(fail("unsupported_media_type")).json()).toMatchObject({ type });
  });

  it("says more where there is more, and nothing of a request that it does not know", async () => {
    const body = await problemResponse({ ...fail("conflict"), more: { rev: 3, status: 1 } }).json<object>();
    expect(body).toMatchObject({ rev: 3, status: 409 });
    expect(Object.keys(body)).not.toContain("request_id");
  });

  it("is in the log where it concerns security, and only there", () => {
    const lines = ["error", "warn", "log"].map((level) =>
      vi.spyOn(console, level as "error").mockImplementation(() => undefined),
    );
    const written = () => lines.flatMap(({ mock }) => mock.calls).map(([line]) => String(line));
    problemResponse(fail("not_found"));
    expect(written()).toEqual([]);
    problemResponse(fail("csrf_failed", "another site"));
    expect(written()).toEqual([expect.stringContaining("csrf_failed")]);
  });
});
