import { z } from "zod";
import type { ModuleDefinition } from "./contract";

/**
 * All module definitions, by type. Not for visitors' pages: it carries zod. Those use `views.ts`.
 */
const found = import.meta.glob<ModuleDefinition>("./*/definition.ts", { eager: true, import: "default" });

export const definitions: ReadonlyMap<string, ModuleDefinition> = new Map(Object.values(found).map((definition) => [definition.type, definition]));

/** What may be saved as a draft: the publish schema with everything optional. */
export const draftSchema = (definition: ModuleDefinition): z.ZodObject => definition.schema.partial();
