import type { PageDocument } from "../pages/document";
import type { Operation } from "./operations";
import { findModule, findSection, modulesOf } from "./tree";

/** What an operation changes of a section or module: its words, where it stands, or whether there is one. */
type Aspect = "content" | "place" | "existence";

interface Touch {
  id: string;
  aspect: Aspect;
}

const touch = (id: string, aspect: Aspect): Touch => ({ id, aspect });
const everything = "*";
const isExistence = ({ aspect }: Touch): boolean => aspect === "existence";

/** What an operation changes, judged by the document it meets: who removes a section removes what stands in it. */
function touched(operation: Operation, document: PageDocument): Touch[] {
  switch (operation.op) {
    case "add_section":
      return [
        touch(operation.section.id, "existence"),
        ...modulesOf(operation.section).map(({ id }) => touch(id, "existence")),
      ];
    case "remove_section": {
      const section = findSection(document, operation.id);
      const within = section ? modulesOf(section) : [];
      return [touch(operation.id, "existence"), ...within.map(({ id }) => touch(id, "existence"))];
    }
    case "move_section":
      return [touch(operation.id, "place")];
    case "set_section":
      return [touch(operation.id, "content")];
    case "insert":
      return [touch(operation.module.id, "existence")];
    case "remove":
      return [touch(operation.id, "existence")];
    case "move":
      return [touch(operation.id, "place")];
    case "set":
      return [touch(operation.id, "content")];
    case "replace":
      return [touch(everything, "existence")];
  }
}

/** True if one would undo or overwrite the other without anybody seeing it. */
const collide = (mine: Touch, theirs: Touch): boolean =>
  mine.id === everything ||
  theirs.id === everything ||
  (mine.id === theirs.id &&
    (mine.aspect === theirs.aspect || mine.aspect === "existence" || theirs.aspect === "existence"));

/** What stands in a section belongs to it: who puts something into a section that another takes away collides. */
const sectionTouches = (operation: Operation, document: PageDocument): Touch[] => {
  if (operation.op === "insert" || operation.op === "move") return [touch(operation.place.section, "place")];
  const found = operation.op === "set" ? findModule(document, operation.id) : undefined;
  return found ? [touch(found.section.id, "place")] : [];
};

/** What somebody did, and what would undo it: the latter says what was taken away. */
interface Done {
  operations: readonly Operation[];
  inverse: readonly Operation[];
}

/**
 * Ids of the sections and modules where `mine`, made without knowledge of `theirs`, would overwrite what they did:
 * the same module's words, its place, or one that either of them took away; `["*"]` where a whole document was
 * replaced. Empty: mine may follow theirs as it is. `document` is the one that theirs have led to.
 */
export function conflicts(mine: readonly Operation[], theirs: readonly Done[], document: PageDocument): string[] {
  const ours = mine.flatMap((operation) => touched(operation, document));
  const others = theirs.flatMap(({ operations, inverse }) => [
    ...operations.flatMap((operation) => touched(operation, document)),
    ...inverse.flatMap((operation) => touched(operation, document).filter(isExistence)),
  ]);
  const whereOurs = mine.flatMap((operation) => sectionTouches(operation, document));
  const whereOthers = theirs.flatMap(({ operations }) =>
    operations.flatMap((operation) => sectionTouches(operation, document)),
  );
  const found = [
    ...ours.filter((own) => others.some((other) => collide(own, other))),
    ...whereOurs.filter((own) => others.filter(isExistence).some(({ id }) => id === own.id)),
    ...ours.filter(isExistence).filter((own) => whereOthers.some(({ id }) => id === own.id)),
  ];
  return [...new Set(found.map(({ id }) => id))];
}
