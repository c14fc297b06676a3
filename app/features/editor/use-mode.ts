import { useLocation, useNavigate } from "react-router";
import type { Session, View } from "./session";

/**
 * Goes from looking to editing and back. The address says which it is, so that a page loaded again is in the same state
 * and its modules bring what the working copy needs; nothing else of the page moves.
 */
export function useMode(session: Session): (mode: View["mode"]) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (mode) => {
    if (session.view.get().mode === mode) return;
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
      { replace: true, preventScrollReset: true },
    );
  };
}
