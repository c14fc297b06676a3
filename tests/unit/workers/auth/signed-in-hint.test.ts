import { describe, expect, it } from "vitest";
import { hintFor } from "../../../../workers/auth/signed-in-hint";

describe("the readable hint", () => {
  const session = "__Host-kasch.session_token=abc.def; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax";

  it("lives as long as the session and holds nothing secret", () => {
    expect(hintFor(["other=1", session], true)).toBe(
      "__Host-kasch_user=1; Max-Age=604800; Path=/; Secure; SameSite=Lax",
    );
    expect(hintFor(["kasch.session_token=abc; Path=/; HttpOnly"], false)).toBe("kasch_user=1; Path=/; SameSite=Lax");
  });

  it("goes when the session goes, and stays when it is not touched", () => {
    expect(hintFor(["kasch.session_token=; Max-Age=0; Path=/"], false)).toBe(
      "kasch_user=; Max-Age=0; Path=/; SameSite=Lax",
    );
    expect(hintFor(["csrftoken=abc; Path=/"], false)).toBeNull();
    expect(hintFor([], false)).toBeNull();
  });
});
