import type { ComponentType } from "react";

export interface AnyViewProps {
  id: string;
  props: Record<string, unknown>;
  data: object;
}

/**
 * The views by type, without their definitions: a visitor's page carries no schema. A folder with a
 * `View.tsx` is all it takes. They come with the page, so that what the server renders is complete.
 */
const found = import.meta.glob<ComponentType<AnyViewProps>>("./*/View.tsx", { eager: true, import: "default" });

const views: ReadonlyMap<string, ComponentType<AnyViewProps>> = new Map(
  Object.entries(found).map(([path, view]) => [path.split("/")[1] ?? path, view]),
);

/** The view of a type; undefined for types this build does not know: they render nothing. */
export const viewOf = (type: string): ComponentType<AnyViewProps> | undefined => views.get(type);
