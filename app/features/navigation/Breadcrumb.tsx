import { Link } from "react-router";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { JsonLd } from "~/ui/JsonLd";
import styles from "./Breadcrumb.module.css";

export interface Crumb {
  name: string;
  /** Path without or with language. */
  to: string;
  lang?: string | undefined;
}

interface BreadcrumbProps {
  /** Between the home page and the shown one; the shown one is the page's title and not repeated. */
  crumbs?: readonly Crumb[];
  /** Public origin, for the structured data; without it there is none. */
  origin?: string | undefined;
}

function structuredData(crumbs: readonly Crumb[], absolute: (path: string) => string): object {
  const items = crumbs.map(({ name, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(to),
  }));
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
          <li key={crumb.to} lang={crumb.lang}>
            <Link to={href(crumb.to)}>{crumb.name}</Link>
          </li>
        ))}
      </ol>
      {origin && <JsonLd data={structuredData(all, (path) => origin + href(path))} />}
    </nav>
  );
}
