import { z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import type { KnownModules } from "~/domain/pages/module-definition";
import type { Page } from "~/domain/pages/schema";
import type { RequestFacts } from "~/server/context";
import { problemAnswer } from "../contract/problem";

/** What a version of a page is called: its number, or the working copy. */
export const versionName = z.string().regex(/^(\d{1,9}|draft)$/);

/** The version of a page that is asked for. */
export const versionQuery = z.object({
  version_id: versionName
    .optional()
    .meta({ description: "A version; for staff, and for the page of a link that they made" }),
});

/** True for whoever may ask for a version at all: staff, and who was sent a link to this one of some page. */
export const mayAskFor = ({ session, preview }: RequestFacts, version: string | undefined): boolean =>
  version === undefined || session.staff !== null || preview?.version === version;

/** True for whoever sees of this page what visitors do not: staff, and who was sent a link to it. */
export const seesAllOf = ({ session, preview }: RequestFacts, page: number): boolean =>
  session.staff !== null || preview?.page === page;

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
