import { z } from "zod";
import type { ModuleDefinition } from "./module-definition";

/**
 * What may be saved as a draft of a module: its publish schema with every prop optional and every
 * list allowed to be empty.
 */
export function draftSchema(definition: ModuleDefinition): z.ZodObject {
  const shape = Object.entries(definition.schema.shape).map(([key, field]) => [
    key,
    field instanceof z.ZodArray ? z.union([field, z.tuple([])]).optional() : z.optional(field),
  ]);
  return z.object(Object.fromEntries(shape) as z.ZodRawShape);
}
