import { VisuallyHidden } from "./text/VisuallyHidden";

/**
 * The place announcements go to. One stands in the layout; every modal dialog brings its own,
 * because a screen reader does not hear what is outside of an open dialog.
 */
export function LiveRegion() {
  return <VisuallyHidden as="div" role="status" aria-live="polite" data-live-region="" />;
}
