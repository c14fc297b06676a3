import { useEffect } from "react";
import { forgetAgreed } from "~/api/later/agreed";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Refused } from "./Refused";
import styles from "./SignInPage.module.css";
import { GateFrame, Stage } from "../../ui/stage/later/Stage";

interface SignOutPageProps {
  /** Who is signed in; null once nobody is. */
  name: string | null;
  failed: boolean;
  /** The account was deleted, and not only left. */
  deleted: boolean;
}

/** Asks before signing out, because a link alone must not do it, and says when it is done. */
export function SignOutPage({ name, failed, deleted }: SignOutPageProps) {
  const t = useT("account");
  const { href } = useLocale();
  const isOut = name === null;
  useEffect(() => {
    if (isOut) forgetAgreed();
  }, [isOut]);
  const frame = (
    <GateFrame accent="salmon">
      <span>{t("logout.end") + (isOut ? "" : "?")}</span>
    </GateFrame>
  );
  if (name === null) {
    return (
      <Stage title={t(deleted ? "logout.deleted_title" : "logout.done_title")} frame={frame}>
        <p className={styles.lead}>{t(deleted ? "logout.deleted_text" : "logout.done_text")}</p>
        <div className={styles.actions}>
          <ButtonLink size="large" to={href(paths.events)}>
            {t("login.programme")}
          </ButtonLink>
          <ButtonLink size="large" variant="ghost" to={href(paths["user-login"])}>
            {t("logout.again")}
          </ButtonLink>
        </div>
      </Stage>
    );
  }
  return (
    <Stage title={t("logout.title")} frame={frame}>
      {failed && <Refused title={t("logout.failed")}>{t("error.unavailable_hint")}</Refused>}
      <p className={styles.lead}>{t("logout.as", { name })}</p>
      <form method="post" action={href(paths["user-logout"])} className={styles.actions}>
        <Button type="submit" size="large">
          {t("logout.submit")}
        </Button>
        <ButtonLink size="large" variant="ghost" to={href(paths["user-profile"])}>
          {t("logout.stay")}
        </ButtonLink>
      </form>
    </Stage>
  );
}
