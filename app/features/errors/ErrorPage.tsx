import { Component, useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { findLocale } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/Button";
import { Wrap } from "~/ui/Wrap";
import { describeError } from "./describe-error";
import styles from "./ErrorPage.module.css";
import { logNotFound, wasNavigatedTo } from "./log-not-found";
import { useRequestId } from "./request-id";

interface ErrorPageProps {
  error: unknown;
  siteName?: string | undefined;
  /** The way back, filled in by the route. */
  breadcrumb?: ReactNode;
  /** What the house says itself about this error: stands below the frame instead of the built-in words. */
  own?: { title: string; children: ReactNode } | undefined;
}

type Kind = "404" | "503" | "unavailable" | "forbidden" | "unknown";

const kinds: Record<number, Kind> = {
  401: "forbidden",
  403: "forbidden",
  404: "404",
  502: "unavailable",
  503: "unavailable",
};

/** Any failed page: the Kasch has closed on the status. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <LastResort>
      <ErrorFrame {...props} />
    </LastResort>
  );
}

function ErrorFrame({ error, siteName, breadcrumb, own }: ErrorPageProps) {
  const t = useT("errors");
  const { lang } = useLocale();
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const facts = describeError(error);
  const kind = facts.isSwitchedOff ? "503" : (kinds[facts.status] ?? "unknown");
  useEffect(() => {
    if (facts.status === 404) void logNotFound(pathname, lang);
  }, [facts.status, pathname, lang]);
  useEffect(() => {
    // The error may have replaced the whole page, and its texts come after the navigation is over.
    if (wasNavigatedTo(pathname)) page.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname]);
  const title = own?.title ?? t(`${kind}.title`);
  const requestId = useRequestId();
  return (
    <>
      <section ref={page} className={styles.page}>
        <title>{siteName ? `${title} – ${siteName}` : title}</title>
        <meta name="robots" content="noindex" />
        {breadcrumb && <Wrap>{breadcrumb}</Wrap>}
        <div className={styles.frame} aria-hidden="true">
          <span>{String(facts.status).split("").join(":")}</span>
        </div>
        <Wrap className={styles.words}>
          <p className={styles.status}>{t("status", { status: facts.status })}</p>
          <h1 tabIndex={-1}>{title}</h1>
          {!own && <p className={styles.text}>{t(`${kind}.text`)}</p>}
          {!own && <Ways kind={kind} />}
          <Languages />
          {(kind === "unknown" || kind === "unavailable") && (
            <p className={styles.request}>
              {t("request", { id: "" })}
              {/* The server's stays: a browser learns the number a moment after it has hydrated. */}
              <code suppressHydrationWarning>{facts.requestId ?? requestId}</code>
            </p>
          )}
        </Wrap>
      </section>
      {own?.children}
    </>
  );
}

function Ways({ kind }: { kind: Kind }) {
  const t = useT("errors");
  const canRetry = kind === "unknown" || kind === "unavailable";
  const { href } = useLocale();
  return (
    <div className={styles.ways}>
      {canRetry && <Button onClick={() => window.location.reload()}>{t("retry")}</Button>}
      <ButtonLink to={href("/")} variant={canRetry ? "ghost" : "primary"}>
        {t("home")}
      </ButtonLink>
      {kind === "404" && (
        <ButtonLink to={href("/programm")} variant="ghost">
          {t("programme")}
        </ButtonLink>
      )}
    </div>
  );
}

/** An address without a language says nothing about its reader's: every language has a way in. */
function Languages() {
  const { locales } = useLocale();
  const { pathname } = useLocation();
  if (findLocale(pathname.split("/", 2)[1], locales)) return null;
  return (
    <ul className={styles.languages}>
      {locales.map(({ code, iso, name }) => (
        <li key={code}>
          <a href={`/${code}`} hrefLang={iso} lang={code}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** If the error page itself fails: words without texts, styles or data, and a way home. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.</h1>
        <p lang="en">An error occurred while showing the error page.</p>
        <p>
          <a href="/">Zur Startseite · Home</a>
        </p>
      </main>
    );
  }
}
