import { modulesOf } from "~/domain/editing/tree";
import { referencesIn, type PageDocument } from "~/domain/pages/document";
import type { KnownModules } from "~/domain/pages/module-definition";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";
import type { PageReference } from "../db/content/versions";
import { definitionOf } from "./judge";

/** What a section shows beside its modules, or one of them alone, as a document of its own. */
const alone = (section: StoredContainer, ...children: StoredModule[]): PageDocument => ({
  containers: [{ ...section, columns: [{ index: 0, classes: "", children }] }],
});

const found = (moduleId: string, document: PageDocument): PageReference[] => {
  const { media, files, venues } = referencesIn(document);
  return [
    ...[...media, ...files].map((targetId) => ({ moduleId, kind: "media" as const, targetId })),
    ...venues.map((targetId) => ({ moduleId, kind: "venue" as const, targetId })),
  ];
};

/** Which records a document shows, and in which section or module: for lists of where something is used. */
export const referencesOf = (modules: KnownModules, { containers }: PageDocument): PageReference[] =>
  containers.flatMap((section) => [
    ...found(section.id, alone(section)),
    ...modulesOf(section).flatMap((module) => [
      ...found(module.id, alone({ ...section, image: null }, module)),
      ...(definitionOf(modules, module)?.references(module.props) ?? []).map(({ kind, id }) => ({
        moduleId: module.id,
        kind,
        targetId: id,
      })),
    ]),
  ]);
