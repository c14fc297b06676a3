import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import styles from "./AreaNav.module.css";

type AreaPage =
  | "user-profile"
  | "user-orders"
  | "user-reservations"
  | "user-credit"
  | "user-coupons"
  | "user-subscriptions"
  | "user-favorites"
  | "user-settings"
  | "user-security";

interface AreaNavProps {
  current: AreaPage;
  /** A guest's account; the team's has no orders and is changed by others. */
  isGuest: boolean;
}

const ofGuests: readonly AreaPage[] = [
  "user-profile",
  "user-orders",
  "user-reservations",
  "user-credit",
  "user-coupons",
  "user-subscriptions",
  "user-favorites",
  "user-settings",
];
const ofTeam: readonly AreaPage[] = ["user-profile", "user-favorites", "user-security"];

/** The pages of whoever is signed in, and the way out. */
export function AreaNav({ current, isGuest }: AreaNavProps) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <nav aria-label={t("area.label")} className={styles.area}>
      <ul>
        {(isGuest ? ofGuests : ofTeam).map((page) => (
          <li key={page}>
            <Link to={href(paths[page])} aria-current={page === current ? "page" : undefined}>
              {t(`area.${page}`)}
            </Link>
          </li>
        ))}
        <li className={styles.out}>
          {/* A document of its own: afterwards every page is a visitor's again. */}
          <form method="post" action={href(paths["user-logout"])}>
            <button type="submit">{t("menu.logout")}</button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
