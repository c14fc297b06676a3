import type { ReactNode } from "react";
import { late } from "~/ui/asleep/late";

export interface AnyViewProps {
  type: string;
  id: string;
  props: Record<string, unknown>;
  data: object;
}

type AnyView = (props: AnyViewProps) => ReactNode;

/**
 * The views by type, without their definitions: a visitor's page carries no schema. Those that most pages have come with
 * the page; a folder with a `View.tsx` is all it takes. Those in folders `served` are in the server's page, while their
 * code and their looks are one file of their own, for the pages that have any of them; they are named here, too.
 */
const common = import.meta.glob<AnyView>("./*/View.tsx", { eager: true, import: "default" });
const rare =
  "anchor_list audio audio_file form full_teaser html image_list logo_list social_media two_columns venue_list video video_file video_list viewer";

const RareView = late<AnyViewProps>(() => import("./RareView"));

const views: ReadonlyMap<string, AnyView> = new Map([
  ...Object.entries(common).map(([path, view]) => [path.split("/")[1] ?? path, view] as const),
  ...rare.split(" ").map((type) => [type, RareView] as const),
]);

/** The view of a type; undefined for types this build does not know: they render nothing. */
export const viewOf = (type: string): AnyView | undefined => views.get(type);
