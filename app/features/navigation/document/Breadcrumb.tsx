import type { BreadcrumbList, WithContext } from "schema-dts";
import { useLocation, useNavigate } from "react-router";
import { Link } from "~/ui/Link";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { JsonLd } from "~/ui/JsonLd";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Breadcrumb.module.css";

export interface Crumb {
  name: string;
  /** Path without or with language; without one it only names what is below it. */
  to?: string | undefined;
  lang?: string | undefined;
}

interface BreadcrumbProps {
  /** Between the home page and the shown one; the shown one is the page's title and not repeated. */
  crumbs?: readonly Crumb[];
  /** Public origin, for the structured data; without it there is none. */
  origin?: string | undefined;
}

function structuredData(crumbs: readonly Crumb[], absolute: (path: string) => string): WithContext<BreadcrumbList> {
  const items = crumbs
    .flatMap(({ name, to }) => (to === undefined ? [] : [{ name, item: absolute(to) }]))
    .map((crumb, index) => ({ "@type": "ListItem" as const, position: index + 1, ...crumb }));
  return { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement: items };
}

/** Where one is: from the home page to the page above the shown one. */
export function Breadcrumb({ crumbs = [], origin }: BreadcrumbProps) {
  const t = useT("common");
  const { href } = useLocale();
  const all: Crumb[] = [{ name: t("site.home"), to: "/" }, ...crumbs];
  return (
    <nav aria-label={t("breadcrumb.label")} className={styles.crumbs}>
      <ol>
        {all.map((crumb) => (
          <li key={crumb.name} lang={crumb.lang}>
            {crumb.to === undefined ? crumb.name : <Link to={href(crumb.to)}>{crumb.name}</Link>}
          </li>
        ))}
      </ol>
      <BackButton />
      {origin && <JsonLd data={import.meta.env.SSR && structuredData(all, (path) => origin + href(path))} />}
    </nav>
  );
}

/** The router numbers what it has put into the history. */
const hasStepBack = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** One step back in the history, where the page was reached from another one of the site. */
function BackButton() {
  const t = useT("common");
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // Read anew with every address.
  useLocation();
  if (!hydrated || !hasStepBack()) return null;
  return (
    <button type="button" className={styles.back} onClick={() => void navigate(-1)}>
      <Icon name="arrow-left" /> {t("breadcrumb.back")}
    </button>
  );
}
