import { z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import type { KnownModules } from "~/domain/pages/module-definition";
import type { Page } from "~/domain/pages/schema";
import { problemAnswer } from "../contract/problem";

/** The version of a page that is asked for. */
export const versionQuery = z.object({
  version_id: z
    .string()
    .regex(/^(\d{1,9}|draft)$/)
    .optional()
    .meta({ description: "A version; staff only" }),
});

/** The answer to everybody else who asks for one. */
export const versionRefused = fail("forbidden", "Versions are for staff");

/** The same, spread into `responses`. */
export const versionRefusal = { 403: problemAnswer("Versions are for staff") };

/** Without what a newer house has written: nobody here knows how it looks. */
export const understood = (page: Page, modules: KnownModules): Page => ({
  ...page,
  modules: page.modules.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      children: column.children.filter(({ type, version }) => version <= (modules.get(type)?.version ?? 0)),
    })),
  })),
});
