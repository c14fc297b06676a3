import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { describeError, type ErrorFacts, type ErrorKind } from "./describe-error";
import styles from "../ErrorPage.module.css";
import { Frame, type FrameProps } from "../Frame";
import { wasNavigatedTo } from "../navigated";
import { useRequestId } from "./request-id";

export interface ErrorPageProps extends FrameProps {
  error: unknown;
  /** What the house says itself about this error: stands below the frame instead of the built-in words. */
  own?: { title: string; children: ReactNode } | undefined;
}

/** A page that the server could not answer with, or that failed while it was shown. */
export default function FailedPage({ error, own, ...frame }: ErrorPageProps) {
  const t = useT("errors");
  const { lang } = useLocale();
  const { key } = useLocation();
  const facts = describeError(error);
  const { kind, status } = facts;
  useEffect(() => {
    // Of a document the server knows itself that it was not found.
    if (status === 404 && wasNavigatedTo(key))
      void import("./report").then(({ reportNotFound }) => reportNotFound(lang)).catch(() => undefined);
  }, [status, key, lang]);
  return (
    <>
      <Frame {...frame} sign={String(status)} status={t("status", { status })} title={own?.title ?? t(`${kind}.title`)}>
        {!own && <p className={styles.text}>{t(`${kind}.text`, { version: facts.unknownVersion ?? "" })}</p>}
        {!own && <Ways kind={kind} />}
        {facts.noted && <Noted facts={facts} />}
      </Frame>
      {own?.children}
    </>
  );
}

/** Said only of what the server has seen: its answer had a number, under which the failure stands in the log. */
function Noted({ facts }: { facts: ErrorFacts }) {
  const t = useT("errors");
  const known = useRequestId();
  const id = facts.requestId ?? known;
  if (id === "") return null;
  return (
    <p className={styles.request}>
      {t("request", { id: "" })}
      {/* The server's stays: a browser learns the number a moment after it has hydrated. */}
      <code suppressHydrationWarning>{id}</code>
    </p>
  );
}

function Ways({ kind }: { kind: ErrorKind }) {
  const t = useT("errors");
  const { href } = useLocale();
  const { pathname } = useLocation();
  const mayRetry = kind === "unknown" || kind === "unavailable";
  return (
    <div className={styles.ways}>
      {mayRetry && <Button onClick={() => window.location.reload()}>{t("retry")}</Button>}
      {kind === "version" && <ButtonLink to={pathname}>{t("version.live")}</ButtonLink>}
      <ButtonLink to={href("/")} variant={mayRetry || kind === "version" ? "ghost" : "primary"}>
        {t("home")}
      </ButtonLink>
      {kind === "404" && (
        <ButtonLink to={href(paths.events)} variant="ghost">
          {t("programme")}
        </ButtonLink>
      )}
    </div>
  );
}
