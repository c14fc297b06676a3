import { describe, expect, it } from "vitest";
import { fail, ok } from "~/domain/common/errors";
import { isDefinite, refusalOf } from "~/domain/booking/refusal";
import { createAttempts } from "~/features/booking/widget/attempt";

describe("idempotency keys of booking attempts", () => {
  const attempts = () => {
    let n = 0;
    return createAttempts(() => `key-${(n += 1)}`);
  };

  it("keeps the key for the same body until an answer has decided it", () => {
    const { keyFor, decided } = attempts();
    expect([keyFor({ a: 1 }), keyFor({ a: 1 })]).toEqual(["key-1", "key-1"]);
    decided();
    expect(keyFor({ a: 1 })).toBe("key-2");
  });

  it("takes a new key for another body", () => {
    const { keyFor } = attempts();
    expect([keyFor({ a: 1 }), keyFor({ a: 2 })]).toEqual(["key-1", "key-2"]);
  });

  it("counts an answer as decided only if it says what happened", () => {
    expect([ok(null), fail("not_enough_seats"), fail("quota_exhausted"), fail("bad_request")].map(isDefinite)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([fail("internal"), fail("overloaded"), fail("upstream_failed")].map(isDefinite)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("tells visitors what codes mean, and admits what it does not know", () => {
    expect([
      refusalOf("not_enough_seats"),
      refusalOf("bad_request"),
      refusalOf("too_many_requests"),
      refusalOf("csrf_failed"),
    ]).toEqual(["not_enough_seats", "invalid", "too_many_requests", "unknown"]);
  });
});
