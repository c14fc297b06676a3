import { useRef } from "react";
import type { Page } from "~/domain/pages/schema";
import type { UserDetails } from "~/domain/site/schema";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import type { Session, View } from "../session";
import { setSingleKeys, singleKeys } from "../single-keys";
import { useCell, usePart } from "../store/cell";
import { done, failed } from "../told";
import { ToolIcon } from "../ToolIcon";
import styles from "./Bar.module.css";
import { PreviewLink } from "./PreviewLink";
import { useDismissed } from "./use-dismissed";
import { useSetOnline } from "./use-set-online";

interface PageMenuProps {
  user: UserDetails;
  page: Page | undefined;
  session: Session | null;
}

/** What belongs to the page as a whole: its place, whether it is online, and the way out. */
export function PageMenu({ user, page, session }: PageMenuProps) {
  const t = useT("editor");
  const menu = useRef<HTMLDetailsElement>(null);
  const hasKeys = useCell(singleKeys);
  const setOnline = useSetOnline();
  useDismissed(menu);
  const title = page?.title ?? document.title.split(/ [|·–] /)[0] ?? "";
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ") || (user.username ?? "");
  const open = (change: Partial<View>): void => {
    menu.current?.removeAttribute("open");
    session?.view.update(change);
  };
  const show = async (isOnline: boolean): Promise<void> => {
    if (!session) return;
    const isDone = await setOnline(session, session.page, isOnline);
    const said = isOnline ? "told.online" : "told.offline";
    session.view.update({ told: isDone ? done(t(said)) : failed(t("told.failed")) });
    menu.current?.removeAttribute("open");
  };
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.brand} aria-label={t("bar.menu", { title })}>
        <span className={styles.sign} aria-hidden="true">
          <i />
        </span>
        <b>{title}</b>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.drop} data-menu="">
        <p>{t("bar.signedIn", { name })}</p>
        {session && (
          <>
            <button type="button" onClick={() => open({ panel: { kind: "pages" } })}>
              <ToolIcon name="columns" />
              {t("bar.pages")}
            </button>
            <PreviewLink session={session} />
            <SettingsEntry session={session} onOpen={() => open({ opened: { kind: "settings" } })} />
            <button type="button" onClick={() => open({ panel: { kind: "check" } })}>
              <ToolIcon name="warning" />
              {t("bar.check")}
            </button>
          </>
        )}
        {page && session && (
          <button type="button" onClick={() => void show(!page.is_online)}>
            <ToolIcon name={page.is_online ? "close" : "check"} />
            {t(page.is_online ? "bar.takeOffline" : "bar.putOnline")}
          </button>
        )}
        {session && (
          <button type="button" aria-pressed={hasKeys} onClick={() => setSingleKeys(!hasKeys)}>
            <ToolIcon name={hasKeys ? "check" : "close"} />
            {t("bar.singleKeys")} <b>{t(hasKeys ? "bar.on" : "bar.off")}</b>
          </button>
        )}
        {/* A document of its own: afterwards every page is a visitor's again. */}
        <form method="post" action={user.logout_url}>
          <button type="submit">
            <ToolIcon name="exit" />
            {t("bar.signOut")}
          </button>
        </form>
      </div>
    </details>
  );
}

/** What stands on an article's page has none of its own. */
function SettingsEntry({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const t = useT("editor");
  const hasAny = usePart(session.draft, ({ page }) => page.path.startsWith("/"));
  return (
    hasAny && (
      <button type="button" onClick={onOpen}>
        <ToolIcon name="settings" />
        {t("bar.settings")}
      </button>
    )
  );
}
