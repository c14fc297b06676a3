import { Link } from "~/ui/Link";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./Logo.module.css";

interface LogoProps {
  /** "Kino Meridian, Wien": the distinctive word is the word mark. */
  siteName: string;
  to: string;
  className?: string | undefined;
}

/** The word a house is known by: without its kind and its town. */
export function wordMark(siteName: string): string {
  return siteName.replace(/^(?:Kino|Cinema|Lichtspiele)\s+/i, "").replace(/,.*$/, "") || siteName;
}

/** The masking as a sign, and the name of the house. */
export function Logo({ siteName, to, className }: LogoProps) {
  const t = useT("common");
  const { href } = useLocale();
  return (
    <Link to={href(to)} className={classNames(styles.logo, className)}>
      <i className={styles.mask} aria-hidden="true" />
      <span>{wordMark(siteName)}</span>
      <VisuallyHidden> – {t("site.home")}</VisuallyHidden>
    </Link>
  );
}
