import { paths } from "~/domain/site/pages";
import { calledName, type Customer, type Session } from "~/domain/site/session";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { GateFrame } from "../../ui/stage/later/GateFrame";
import styles from "./ProfilePage.module.css";
import { Stage } from "../../ui/stage/later/Stage";

interface ProfilePageProps {
  staff: Session["staff"];
  customer: Customer | null;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 3)
    .join("");

/** Who is signed in, and as what. */
export function ProfilePage({ staff, customer }: ProfilePageProps) {
  const t = useT("account");
  const { href } = useLocale();
  const name = staff?.name ?? (customer ? calledName(customer) : "");
  const given = [customer?.firstName, customer?.lastName].filter(Boolean).join(" ");
  return (
    <Stage
      title={t("profile.title")}
      frame={
        <GateFrame accent="mint">
          <span>{initials(name)}</span>
        </GateFrame>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t("profile.name")}</dt>
          <dd className={styles.name}>{staff ? name : given || t("profile.nameless")}</dd>
        </div>
        <div>
          <dt>{t("profile.email")}</dt>
          <dd>{(staff ?? customer)?.email}</dd>
        </div>
        {staff && (
          <div>
            <dt>{t("profile.role")}</dt>
            <dd>{t(`role.${staff.role}`)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{t(staff ? "profile.note" : "profile.guest_note")}</p>
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
