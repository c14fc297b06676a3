import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { Page } from "~/domain/pages/schema";
import type { UserDetails } from "~/domain/site/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Rescue } from "~/ui/Rescue";
import { Bar } from "./bar/Bar";
import { editorCode } from "./editor-code";
import { beginSession, type Session } from "./session";
import { usePart } from "./store/cell";
import { brought } from "./told";
import { loadedOf } from "./use-loaded";
import { whenIdle } from "./when-idle";
import "./tool.css";

interface Worked {
  page: number;
  session: Session | null;
}

/** The work on the content page that is shown; undefined while it is fetched, null where there is none. */
function useSession(page: Page | undefined, isEditing: boolean): Session | null | undefined {
  const { lang } = useLocale();
  const [worked, setWorked] = useState<Worked | null>(null);
  const t = useT("editor");
  const id = page?.id;
  const firstMode = useEffectEvent(() => (isEditing ? "edit" : "off"));
  const tellWhatCame = useEffectEvent(({ store, view }: Session) => {
    const { pending, base } = store.state.get();
    view.update({ told: brought(t("told.brought", { count: pending.length }), base) });
  });
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    let begun: Session | null = null;
    void beginSession(id, lang, firstMode(), (session) => {
      if (!isOver) tellWhatCame(session);
    }).then((session) => {
      begun = session;
      if (isOver) return session?.end();
      setWorked({ page: id, session });
    });
    return () => {
      isOver = true;
      begun?.end();
      setWorked(null);
    };
  }, [id, lang]);
  if (id === undefined) return null;
  return worked?.page === id ? worked.session : undefined;
}

/** The page of modules that is shown, or what stands of one on a page of its own. */
const contentPage = (data: unknown): Page | undefined => {
  const { page, wide } = loadedOf(data);
  return wide && page;
};

/** Id of an article that could have sections. */
const articleWithout = (data: unknown): number | undefined => {
  const { article, contents } = (data ?? {}) as { article?: { id: number }; contents?: unknown };
  return contents === null ? article?.id : undefined;
};

/** Says on the document that there is a bar, so that what sticks to the top sticks below it. */
function useRoom(isWanted: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-edit-bar", isWanted);
    return () => void document.documentElement.removeAttribute("data-edit-bar");
  }, [isWanted]);
}

/** The tools of who works here, on every page: the bar, and on pages of modules the editor. */
export default function Workshop({ user }: { user: UserDetails }) {
  const query = new URLSearchParams(useLocation().search);
  // Holds for as long as the document does, wherever its links lead.
  const [hasBar] = useState(!query.has("noToolbar"));
  const last = useMatches().at(-1)?.loaderData;
  const page = contentPage(last);
  const session = useSession(page, query.has("edit"));
  useRoom(hasBar);
  return (
    <div data-tool="">
      {hasBar && <Bar user={user} page={page} article={articleWithout(last)} session={session} />}
      {session && hasBar && <Editing session={session} />}
    </div>
  );
}

/** The editor proper: its code is fetched when somebody edits. */
function Editing({ session }: { session: Session }) {
  const t = useT("editor");
  const isOn = usePart(session.view, ({ mode }) => mode !== "off");
  const panel = usePart(session.view, ({ panel }) => panel);
  const opened = usePart(session.view, ({ opened }) => opened);
  const isAsked = usePart(session.signIn, (asked) => asked === "asked");
  // Whoever has come to work soon wants it: it is here before they press.
  const mayEdit = usePart(session.draft, ({ may }) => may.edit);
  useEffect(() => (mayEdit ? whenIdle(editorCode.fetch) : undefined), [mayEdit]);
  if (!isOn && !panel && !opened && !isAsked) return null;
  return (
    <Rescue instead={<p role="alert">{t("bar.missing")}</p>}>
      <editorCode.Part session={session} />
    </Rescue>
  );
}
