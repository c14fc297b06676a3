import { useLocation, useNavigate } from "react-router";
import type { Session, View } from "./session";

/**
 * Goes from looking to editing and back. The address says which it is, so that a page loaded again is in the same state;
 * nothing else of the page moves. Who begins to edit has the page's data already: what the working copy needs beyond them is
 * asked for by itself. Who ends wants what visitors see now.
 */
export function useMode(session: Session): (mode: View["mode"]) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (mode) => {
    const was = session.view.get();
    if (was.mode === mode) return;
    const isBegun = mode === "edit" && was.mode === "off" && was.looked === null;
    session.view.update({
      mode,
      selected: null,
      hovered: null,
      writing: null,
      panel: null,
      looked: null,
      compare: null,
    });
    const query = new URLSearchParams(search);
    query.delete("edit");
    query.delete("v");
    const rest = query.toString();
    const asked = mode === "edit" ? ["edit", rest] : [rest];
    void navigate(
      { pathname, search: asked.filter(Boolean).join("&"), hash },
      { replace: true, preventScrollReset: true, ...(isBegun && { defaultShouldRevalidate: false }) },
    );
  };
}
