import { isRecord } from "~/domain/common/record";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";
import { sectionCopy, type NewId } from "./operations";

/** What modules are in the system's clipboard: text that says what it is. */
const mark = "kasch/modules@1";

export type Clip = { kind: "module"; module: StoredModule } | { kind: "section"; section: StoredContainer };

export const clipText = (clip: Clip): string => JSON.stringify({ [mark]: clip });

const isModule = (value: unknown): value is StoredModule =>
  isRecord(value) && typeof value.type === "string" && typeof value.version === "number" && isRecord(value.props);

const isSection = (value: unknown): value is StoredContainer =>
  isRecord(value) &&
  Array.isArray(value.columns) &&
  value.columns.every(
    (column) => isRecord(column) && Array.isArray(column.children) && column.children.every(isModule),
  );

/** The modules in a clipboard's text, with ids of their own; null if it is something else. What it says is for the house to judge. */
export function clipOf(text: string, newId: NewId): Clip | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const clip = isRecord(read) ? read[mark] : null;
  if (!isRecord(clip)) return null;
  if (clip.kind === "module" && isModule(clip.module))
    return { kind: "module", module: { ...clip.module, id: newId() } };
  if (clip.kind === "section" && isSection(clip.section))
    return { kind: "section", section: sectionCopy(clip.section, newId) };
  return null;
}
