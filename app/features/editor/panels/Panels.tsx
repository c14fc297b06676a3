import { AddPanel } from "../add/AddPanel";
import { CheckPanel } from "../check/CheckPanel";
import { PagesPanel } from "../page/PagesPanel";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { AsidePanel } from "./AsidePanel";
import { KeysPanel } from "./KeysPanel";
import { PublishPanel } from "./PublishPanel";
import { VersionsPanel } from "./VersionsPanel";

/** The panel that is open beside the page. */
export function Panels({ session }: { session: Session }) {
  const panel = usePart(session.view, (view) => view.panel);
  switch (panel?.kind) {
    case "add":
      return <AddPanel key={JSON.stringify(panel.at)} session={session} at={panel.at} />;
    case "publish":
      return <PublishPanel session={session} />;
    case "versions":
      return <VersionsPanel session={session} />;
    case "check":
      return <CheckPanel session={session} />;
    case "aside":
      return <AsidePanel session={session} />;
    case "pages":
      return <PagesPanel session={session} />;
    case "keys":
      return <KeysPanel session={session} />;
    case undefined:
      return null;
  }
}
