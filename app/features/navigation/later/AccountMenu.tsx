import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "~/ui/Link";
import { browserApi } from "~/api/browser";
import { keepInStep } from "~/api/later/keep-in-step";
import { queries } from "~/api/later/queries";
import { paths } from "~/domain/site/pages";
import type { UserDetails } from "~/domain/site/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./AccountMenu.module.css";
import type Merged from "./MergedNote";
import { useDismiss } from "../parts/use-dismiss";

/** Without its code the lists are merged all the same, and nobody is told. */
const MergedNote = lazy<typeof Merged>(() => import("./MergedNote").catch(() => ({ default: () => null })));

interface AccountMenuProps {
  words?: boolean | undefined;
  /** Shown until the answer is here, and if nobody is signed in after all. */
  otherwise: ReactNode;
}

/** The name of who is signed in, with the ways to the profile and out. */
export default function AccountMenu({ words = false, otherwise }: AccountMenuProps) {
  const { lang } = useLocale();
  const { data: user } = useQuery(
    {
      queryKey: ["user-details", lang],
      queryFn: () => browserApi(lang).userDetails(),
      staleTime: Infinity,
      retry: false,
    },
    queries,
  );
  const isSignedIn = user?.is_logged_in === true;
  const [merged, setMerged] = useState<readonly number[]>([]);
  useEffect(() => {
    if (isSignedIn) keepInStep(lang, setMerged);
  }, [isSignedIn, lang]);
  if (!user?.is_logged_in) return otherwise;
  return (
    <>
      {words ? <Links user={user} className={styles.inline} /> : <Drop user={user} />}
      <Suspense>{merged.length > 0 && <MergedNote ids={merged} />}</Suspense>
    </>
  );
}

/** First and last name; who has given none is called what stands before the @. */
const fullName = ({ first_name, last_name, username }: UserDetails): string =>
  [first_name, last_name].filter(Boolean).join(" ") || (username ?? "");

function Drop({ user }: { user: UserDetails }) {
  const t = useT("account");
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <details ref={details} className={styles.account}>
      <summary className={styles.button}>
        <Icon name="user" />
        <span aria-hidden="true">{user.first_name || fullName(user)}</span>
        <VisuallyHidden>{t("menu.label", { name: fullName(user) })}</VisuallyHidden>
      </summary>
      <Links user={user} className={styles.drop} />
    </details>
  );
}

function Links({ user, className }: { user: UserDetails; className: string | undefined }) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <div className={`${styles.links} ${className ?? ""}`}>
      <p className={styles.name}>{fullName(user)}</p>
      <ul>
        <li>
          <Link to={href(paths["user-profile"])}>{t("menu.profile")}</Link>
        </li>
        <li>
          {/* A document of its own: afterwards every page is a visitor's again. */}
          <form method="post" action={user.logout_url}>
            <button type="submit">{t("menu.logout")}</button>
          </form>
        </li>
      </ul>
    </div>
  );
}
