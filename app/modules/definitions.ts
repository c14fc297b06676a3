import type { ModuleDefinition } from "~/domain/pages/module-definition";

/**
 * All module definitions, by type. Not for visitors' pages: it carries zod. Those use `views.ts`.
 */
const found = import.meta.glob<ModuleDefinition>("./*/definition.ts", { eager: true, import: "default" });

export const definitions: ReadonlyMap<string, ModuleDefinition> = new Map(
  Object.values(found).map((definition) => [definition.type, definition]),
);
