import { paths } from "~/domain/site/pages";
import type { Session } from "~/domain/site/session";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { GateFrame } from "../../ui/stage/later/GateFrame";
import styles from "./ProfilePage.module.css";
import { Stage } from "../../ui/stage/later/Stage";

export type Person = Omit<NonNullable<Session["staff"]>, "id">;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 3)
    .join("");

/** Who is signed in, and as what. */
export function ProfilePage({ person }: { person: Person }) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <Stage
      title={t("profile.title")}
      frame={
        <GateFrame accent="mint">
          <span>{initials(person.name)}</span>
        </GateFrame>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t("profile.name")}</dt>
          <dd className={styles.name}>{person.name}</dd>
        </div>
        <div>
          <dt>{t("profile.email")}</dt>
          <dd>{person.email}</dd>
        </div>
        <div>
          <dt>{t("profile.role")}</dt>
          <dd>{t(`role.${person.role}`)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t("profile.note")}</p>
      <form method="post" action={href(paths["user-logout"])} className={styles.actions}>
        <ButtonLink size="large" to={href(paths["user-favorites"])}>
          {t("profile.favorites")}
        </ButtonLink>
        <Button type="submit" size="large" variant="ghost">
          {t("menu.logout")}
        </Button>
      </form>
    </Stage>
  );
}
