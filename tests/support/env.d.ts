/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    // Only in the test project: the migrations to apply, and limits that a busy machine does not reach.
    interface Env {
      TEST_LIMITS: string;
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}
