import type { ComponentType, ReactNode } from "react";
import { late } from "~/ui/asleep/late";

export interface AnyViewProps {
  id: string;
  props: Record<string, unknown>;
  data: object;
}

type AnyView = (props: AnyViewProps) => ReactNode;

/**
 * The views by type, without their definitions: a visitor's page carries no schema. A folder with a `View.tsx` is all
 * it takes. Those that most pages have come with the page; what is in a folder `served` is in the server's page, while
 * its code and its looks are a file of their own, for the pages that have it.
 */
const common = import.meta.glob<AnyView>("./*/View.tsx", { eager: true, import: "default" });
const rare = import.meta.glob<{ default: ComponentType<AnyViewProps> }>("./*/served/View.tsx");

const typeOf = (path: string): string => path.split("/")[1] ?? path;

const views: ReadonlyMap<string, AnyView> = new Map([
  ...Object.entries(common).map(([path, view]) => [typeOf(path), view] as const),
  ...Object.entries(rare).map(([path, load]) => [typeOf(path), late(load)] as const),
]);

/** The view of a type; undefined for types this build does not know: they render nothing. */
export const viewOf = (type: string): AnyView | undefined => views.get(type);
