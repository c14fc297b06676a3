import type { ComponentType } from "react";
import type { AnyViewProps } from "./views";

const views = import.meta.glob<ComponentType<AnyViewProps>>("./*/served/View.tsx", { eager: true, import: "default" });

/** The view of a module that few pages have. */
export default function RareView(props: AnyViewProps) {
  const View = views[`./${props.type}/served/View.tsx`];
  return View && <View {...props} />;
}
