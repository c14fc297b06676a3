import { pagesApi } from "~/api/later/pages";
import type { Operation } from "~/domain/editing/operations";
import type { KeptImage } from "~/domain/editing/picking";
import { edgeNumber, findModule, findSection } from "~/domain/editing/tree";
import { late } from "../late";
import type { FieldPlace, Session } from "../session";
import { useCell, usePart } from "../store/cell";
import { useLoaded } from "../use-loaded";
import { ClashDialog } from "./ClashDialog";
import { RefusedDialog } from "./RefusedDialog";
import { SignInDialog } from "./SignInDialog";

const pageSettings = late(() => import("../page/PageSettings"));
const pictureDialog = late(() => import("../pictures/PictureDialog"));
const editDialog = late(() => import("../form/EditDialog"));
const sectionDialog = late(() => import("../form/SectionDialog"));

/** Fetches what most who edit open soon. */
export const fetchDialogs = (): void => {
  editDialog.fetch();
  sectionDialog.fetch();
};

/** What is open over the page. Signing in comes before all else. */
export function Dialogs({ session }: { session: Session }) {
  const opened = usePart(session.view, (view) => view.opened);
  const isAsked = usePart(session.signIn, (asked) => asked === "asked");
  return (
    // Heads of dialogs are not the page's.
    <section>
      {opened?.kind === "fields" && <Fields session={session} id={opened.id} at={opened.at} />}
      {opened?.kind === "picture" && <Picture session={session} image={opened.image} />}
      {opened?.kind === "settings" && <Settings session={session} />}
      {opened?.kind === "clash" && <ClashDialog session={session} clash={opened.clash} />}
      {opened?.kind === "refused" && <RefusedDialog session={session} />}
      {isAsked && <SignInDialog session={session} />}
    </section>
  );
}

function Settings({ session }: { session: Session }) {
  const { page } = useCell(session.draft);
  const { settings, origin } = useLoaded();
  const { id, ...known } = page;
  return (
    <pageSettings.Part
      page={known}
      origin={origin ?? location.origin}
      siteName={settings?.site_name ?? ""}
      onSave={async (change) => {
        const saved = await pagesApi(session.lang).change(id, change);
        if (saved.ok) await session.store.reload();
        else if (saved.code === "unauthorized") session.onSignedOut(false);
        return saved;
      }}
      onClose={() => session.view.update({ opened: null })}
    />
  );
}

function Picture({ session, image }: { session: Session; image: KeptImage }) {
  const selected = usePart(session.view, (view) => view.selected);
  const number = usePart(session.store.state, ({ document }) => edgeNumber(document, selected ?? ""));
  return (
    <pictureDialog.Part image={image} number={number ?? "!"} onClose={() => session.view.update({ opened: null })} />
  );
}

function Fields({ session, id, at }: { session: Session; id: string; at: FieldPlace | undefined }) {
  const document = usePart(session.store.state, (state) => state.document);
  const live = usePart(session.draft, (draft) => draft.live?.document);
  const module = findModule(document, id)?.module;
  const section = findSection(document, id);
  const number = edgeNumber(document, id) ?? "";
  const act = (operations: Operation[]): void => void session.store.act(operations, { together: true });
  const close = (): void => session.view.update({ opened: null });
  if (section) return <sectionDialog.Part section={section} number={number} onSet={act} onClose={close} />;
  if (!module) return null;
  return (
    <editDialog.Part
      module={module}
      before={live && findModule(live, id)?.module.props}
      at={at}
      number={number}
      onSet={(operation) => act([operation])}
      onClose={close}
    />
  );
}
