/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    // Only in the test project: the migrations to apply.
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}
