import { Component, useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/Button";
import { Wrap } from "~/ui/Wrap";
import { describeError } from "./describe-error";
import styles from "./ErrorPage.module.css";
import { logNotFound } from "./log-not-found";

interface ErrorPageProps {
  error: unknown;
  /** Of the document's request, when the error itself carries none. */
  requestId?: string | undefined;
}

const kinds: Record<number, "404" | "503" | "forbidden"> = {
  401: "forbidden",
  403: "forbidden",
  404: "404",
  503: "503",
};

/** Any failed page: the Kasch has closed on the status. */
export function ErrorPage({ error, requestId }: ErrorPageProps) {
  return (
    <LastResort>
      <ErrorFrame error={error} requestId={requestId} />
    </LastResort>
  );
}

function ErrorFrame({ error, requestId }: ErrorPageProps) {
  const t = useT("errors");
  const { href, lang } = useLocale();
  const { pathname } = useLocation();
  const facts = describeError(error);
  const kind = kinds[facts.status] ?? "unknown";
  useEffect(() => {
    if (facts.status === 404) void logNotFound(pathname, lang);
  }, [facts.status, pathname, lang]);
  const id = facts.requestId ?? requestId;
  return (
    <section className={styles.page}>
      <title>{t(`${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.frame} aria-hidden="true">
        <span>{String(facts.status).split("").join(":")}</span>
      </div>
      <Wrap className={styles.words}>
        <p className={styles.status}>{t("status", { status: facts.status })}</p>
        <h1 tabIndex={-1}>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        <div className={styles.ways}>
          {kind === "unknown" && <Button onClick={() => window.location.reload()}>{t("retry")}</Button>}
          <ButtonLink to={href("/")} variant={kind === "unknown" ? "ghost" : "primary"}>
            {t("home")}
          </ButtonLink>
          {kind === "404" && (
            <ButtonLink to={href("/programm")} variant="ghost">
              {t("programme")}
            </ButtonLink>
          )}
        </div>
        {kind === "unknown" && id && (
          <p className={styles.request}>
            {t("request", { id: "" })}
            <code>{id}</code>
          </p>
        )}
      </Wrap>
    </section>
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
