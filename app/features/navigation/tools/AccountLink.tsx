import { lazy, Suspense, useSyncExternalStore } from "react";
import { seemsSignedIn } from "~/api/signed-in";
import { importPart } from "~/domain/common/part";
import { paths } from "~/domain/site/pages";
import { useT } from "~/i18n/use-t";
import { Rescue } from "~/ui/Rescue";
import { ToolLink } from "../parts/ToolLink";

/** Only for those who are signed in: visitors load neither the code nor ask who they are. */
const AccountMenu = lazy(() => importPart(() => import("../later/AccountMenu")));

const never = () => () => {};

/** The way to sign in; for those who are, their name and what belongs to them. `words`: as in the menu of phones. */
export function AccountLink({ words }: { words?: boolean }) {
  const t = useT("common");
  const hinted = useSyncExternalStore(never, seemsSignedIn, () => false);
  const link = <ToolLink to={paths["user-login"]} icon="user" label={t("nav.account")} words={words} />;
  return hinted ? (
    <Rescue instead={link}>
      <Suspense fallback={link}>
        <AccountMenu words={words} otherwise={link} />
      </Suspense>
    </Rescue>
  ) : (
    link
  );
}
