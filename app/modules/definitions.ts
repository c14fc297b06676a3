import type { ModuleDefinition } from "~/domain/pages/module-definition";
import type { ModuleSource } from "~/features/pages/coming-shows";

type AnyDefinition = ModuleDefinition<Record<string, unknown>, object, ModuleSource>;

/**
 * All module definitions, by type. Not for visitors' pages: it carries zod. Those use `views.ts`.
 */
const found = import.meta.glob<AnyDefinition>("./*/definition.ts", { eager: true, import: "default" });

export const definitions: ReadonlyMap<string, AnyDefinition> = new Map(
  Object.values(found).map((definition) => [definition.type, definition]),
);
