import type { Operation } from "~/domain/editing/operations";
import { findModule, modulesOf } from "~/domain/editing/tree";
import type { FieldError } from "~/domain/common/errors";
import { findLocale } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import { draftSchema } from "~/domain/pages/draft";
import type { KnownModules } from "~/domain/pages/module-definition";
import type { StoredModule } from "~/domain/pages/schema";

/** A document may weigh this much, in bytes of its JSON: a row of the database has twice as much room. */
export const longestDocument = 900_000;

/** In bytes, as it is stored. */
export const weightOf = (document: PageDocument): number => new TextEncoder().encode(JSON.stringify(document)).length;

/**
 * The definition that a module is judged and drawn by, if this build knows its type. What a newer house has written is
 * neither judged nor drawn.
 */
export const definitionOf = (modules: KnownModules, { type, version }: Pick<StoredModule, "type" | "version">) => {
  const definition = modules.get(type);
  return definition && version <= definition.version ? definition : undefined;
};

function wrongProps(modules: KnownModules, { id, ...module }: StoredModule, key?: string): FieldError[] {
  const definition = definitionOf(modules, module);
  if (!definition) return [];
  const props = key === undefined ? module.props : Object.hasOwn(module.props, key) ? { [key]: module.props[key] } : {};
  const { error } = draftSchema(definition).safeParse(props);
  return (error?.issues ?? []).flatMap((issue) =>
    (issue.code === "unrecognized_keys" ? issue.keys : [""]).map((unknown) => ({
      path: [id, ...issue.path.map(String), unknown].filter(Boolean).join("."),
      message: issue.message,
    })),
  );
}

/**
 * What keeps operations from being saved, by `module.prop`: a value that a draft of this type may not have, a prop that
 * it does not have, words in a language that the house does not speak. `document` is the one they lead to.
 */
export function wrongOperations(
  modules: KnownModules,
  operations: readonly Operation[],
  document: PageDocument,
): FieldError[] {
  return operations.flatMap((operation) => {
    switch (operation.op) {
      case "insert":
        return wrongProps(modules, operation.module);
      case "add_section":
        return modulesOf(operation.section).flatMap((module) => wrongProps(modules, module));
      case "replace":
        return operation.document.containers.flatMap(modulesOf).flatMap((module) => wrongProps(modules, module));
      case "set": {
        const { id, key, lang } = operation;
        if (lang !== undefined && !findLocale(lang))
          return [{ path: `${id}.${key}.${lang}`, message: "Not a language of the house" }];
        const found = findModule(document, id);
        return found ? wrongProps(modules, found.module, key) : [];
      }
      default:
        return [];
    }
  });
}
