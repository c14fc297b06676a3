import type { SiteSettings } from "./schema";

/** Whether a house has said where it is on a map: settings that say nothing are at zero. In every footer, and so by itself. */
export const isOnMap = ({ lat, lon }: Pick<SiteSettings["contact"], "lat" | "lon">): boolean => lat !== 0 || lon !== 0;
