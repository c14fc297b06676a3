import { z } from "@hono/zod-openapi";
import { langParams } from "../contract/lang";
import { problemAnswer } from "../contract/problem";

/** What every call of an order is asked with. */
export const linkParams = langParams.extend({
  secret: z.string().max(64).meta({ description: "The secret of the order's link; whoever has it has the tickets" }),
});

/** What those who do not know the secret are answered. */
export const nothing = { 404: problemAnswer("No order has this link") };

/** Headers of a file that belongs to an order: kept by its owner, and by nobody in between. */
export const fileHeaders = (type: string, filename: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${filename}"`,
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
});
