import { lazy, Suspense } from "react";
import { importPart } from "~/domain/common/part";
import { edgeNumber, findModule } from "~/domain/editing/tree";
import type { Session } from "../session";
import { useCell, usePart } from "../store/cell";
import { ClashDialog } from "./ClashDialog";
import { SignInDialog } from "./SignInDialog";

const EditDialog = lazy(() => importPart(() => import("../form/EditDialog")));

/** What is open over the page. Signing in comes before all else. */
export function Dialogs({ session }: { session: Session }) {
  const opened = usePart(session.view, (view) => view.opened);
  const { kind } = useCell(session.store.saving);
  return (
    <>
      {opened?.kind === "fields" && <Fields session={session} id={opened.id} />}
      {opened?.kind === "clash" && <ClashDialog session={session} clash={opened.clash} />}
      {kind === "signed-out" && <SignInDialog session={session} />}
    </>
  );
}

function Fields({ session, id }: { session: Session; id: string }) {
  const document = usePart(session.store.state, (state) => state.document);
  const module = findModule(document, id)?.module;
  if (!module) return null;
  return (
    <Suspense>
      <EditDialog
        module={module}
        number={edgeNumber(document, id) ?? ""}
        onSet={(operation) => void session.store.act([operation], { together: true })}
        onClose={() => session.view.update({ opened: null })}
      />
    </Suspense>
  );
}
