import { paths } from "~/domain/site/pages";
import { calledName, type Customer, type Session } from "~/domain/site/session";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { GateFrame } from "~/ui/stage/later/Stage";
import { Area } from "./Area";
import styles from "./ProfilePage.module.css";

interface ProfilePageProps {
  staff: Session["staff"];
  customer: Customer | null;
}

const initials = (name: string): string =>
  name
    .split(/[\s._+-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3)
    .join("");

/** Who is signed in, and as what. */
export function ProfilePage({ staff, customer }: ProfilePageProps) {
  const t = useT("account");
  const { href } = useLocale();
  const name = staff?.name ?? (customer ? calledName(customer) : "");
  const hasName = Boolean(customer?.firstName || customer?.lastName);
  return (
    <Area
      title={t("profile.title")}
      current="user-profile"
      isGuest={customer !== null}
      frame={
        <GateFrame accent="mint">
          <span>{initials(name)}</span>
        </GateFrame>
      }
    >
      <Facts
        name={name}
        isNameless={customer !== null && !hasName}
        email={(staff ?? customer)?.email ?? ""}
        role={staff?.role}
      />
      <p className={styles.note}>{t(staff ? "profile.note" : "profile.guest_note")}</p>
      <div className={styles.actions}>
        {customer && !hasName && (
          <ButtonLink size="large" to={href(paths["user-settings"])}>
            {t("profile.give_name")}
          </ButtonLink>
        )}
        <ButtonLink size="large" variant="ghost" to={href(paths["user-favorites"])}>
          {t("profile.favorites")}
        </ButtonLink>
      </div>
    </Area>
  );
}

interface FactsProps {
  name: string;
  isNameless: boolean;
  email: string;
  role: NonNullable<Session["staff"]>["role"] | undefined;
}

function Facts({ name, isNameless, email, role }: FactsProps) {
  const t = useT("account");
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("profile.name")}</dt>
        <dd className={styles.name}>{isNameless ? t("profile.nameless") : name}</dd>
      </div>
      <div>
        <dt>{t("profile.email")}</dt>
        <dd>{email}</dd>
      </div>
      {role && (
        <div>
          <dt>{t("profile.role")}</dt>
          <dd>{t(`role.${role}`)}</dd>
        </div>
      )}
    </dl>
  );
}
