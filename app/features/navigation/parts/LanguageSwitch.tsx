import { useLocation, useMatches } from "react-router";
import { locales } from "~/domain/locale/locales";
import { pathInLanguage, useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./LanguageSwitch.module.css";

/** Paths of the shown page per language, where it is a content page with a path of its own in each. */
function usePageUrls(): Readonly<Record<string, string>> {
  for (const { loaderData } of useMatches().toReversed()) {
    const page = (loaderData as { page?: { urls?: Record<string, string> } } | undefined)?.page;
    if (page?.urls) return page.urls;
  }
  return {};
}

interface LanguageSwitchProps {
  className?: string | undefined;
  /** The languages by their names, where there is room for them. */
  words?: boolean | undefined;
}

/** Links to the same page in the other languages; the query stays. */
export function LanguageSwitch({ className, words = false }: LanguageSwitchProps) {
  const t = useT("common");
  const { lang } = useLocale();
  const { pathname, search } = useLocation();
  const urls = usePageUrls();
  const target = (code: string): string => pathInLanguage(urls[code] || pathname, code) + search;
  return (
    <nav aria-label={t("nav.language")} className={classNames(styles.languages, !words && styles.short, className)}>
      {locales
        .filter((locale) => locale.code !== lang)
        .map((locale) => (
          // A whole document: every text of the page changes, and its language with it.
          <a key={locale.code} href={target(locale.code)} hrefLang={locale.iso} lang={locale.code} title={locale.name}>
            {words ? locale.name : <ShortName code={locale.code} name={locale.name} />}
          </a>
        ))}
    </nav>
  );
}

function ShortName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
