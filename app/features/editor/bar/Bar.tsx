import type { Page } from "~/domain/pages/schema";
import type { UserDetails } from "~/domain/site/schema";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { Here } from "../presence/Here";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Bar.module.css";
import { AddSections } from "./AddSections";
import { Commands, Finishing } from "./Commands";
import { PageMenu } from "./PageMenu";
import { SavedState } from "./SavedState";
import { Toolbar } from "./Toolbar";

interface BarProps {
  user: UserDetails;
  page: Page | undefined;
  /** Id of the article that is shown and has no sections yet. */
  article: number | undefined;
  /** Undefined while it is fetched, null where there is nothing to edit. */
  session: Session | null | undefined;
}

/** The bar above every page. What it says of the page's state is heard, too. */
export function Bar({ user, page, article, session }: BarProps) {
  const t = useT("editor");
  return (
    <section className={styles.bar} aria-label={t("bar.label")} data-region="bar">
      <Toolbar className={styles.line} label={t("bar.label")}>
        <PageMenu user={user} page={page} session={session ?? null} />
        {page?.is_online === false && (
          <p className={classNames(styles.cell, styles.plate)}>
            <ToolIcon name="warning" />
            <span>{t("bar.offlinePage")}</span>
          </p>
        )}
        {article !== undefined && user.may_edit_pages && <AddSections key={article} article={article} />}
        {session ? (
          <Working session={session} />
        ) : (
          page && <p className={styles.cell}>{t(session === undefined ? "bar.loading" : "bar.missing")}</p>
        )}
      </Toolbar>
    </section>
  );
}

function Working({ session }: { session: Session }) {
  const isModal = usePart(session.view, ({ opened }) => opened !== null);
  return (
    <>
      <div className={styles.group} inert={isModal}>
        <Commands session={session} />
      </div>
      <SavedState session={session} />
      <div className={classNames(styles.group, styles.end)}>
        <Here session={session} />
        <div className={styles.group} inert={isModal}>
          <Finishing session={session} />
        </div>
      </div>
    </>
  );
}
