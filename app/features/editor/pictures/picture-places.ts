import { isRecord } from "~/domain/common/record";
import type { Operation } from "~/domain/editing/operations";
import type { StoredModule } from "~/domain/pages/schema";
import { definitions } from "~/modules/definitions";

/** Where a module has a picture, or room for one: "image", "children.2.image". */
export interface PicturePlace {
  path: string;
  /** Id of the picture; null: there is none yet. */
  media: number | null;
}

const mediaOf = (value: unknown): number | null =>
  isRecord(value) && typeof value.$media === "number" ? value.$media : null;

/** Every place of a module for a picture, in the order of its fields. */
export function picturePlaces({ type, props }: StoredModule): PicturePlace[] {
  return Object.entries(definitions.get(type)?.fields ?? {}).flatMap(([key, { kind, of }]): PicturePlace[] => {
    const value = props[key];
    if (kind === "image") return [{ path: key, media: mediaOf(value) }];
    const inner = Object.entries(of ?? {}).filter(([, field]) => field.kind === "image");
    return Array.isArray(value)
      ? value.flatMap((entry: unknown, index) =>
          inner.map(([name]) => ({
            path: `${key}.${index}.${name}`,
            media: isRecord(entry) ? mediaOf(entry[name]) : null,
          })),
        )
      : [];
  });
}

/** Puts a picture in one of a module's places; an entry of a list is one value with its list. */
export function puttingPicture({ id, props }: StoredModule, path: string, media: number): Operation | null {
  const [key = "", index, inner = ""] = path.split(".");
  const value = { $media: media };
  if (index === undefined) return { op: "set", id, key, value };
  const list = props[key];
  const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  if (!Array.isArray(list) || !isRecord(entry)) return null;
  return { op: "set", id, key, value: list.with(Number(index), { ...entry, [inner]: value }) };
}
