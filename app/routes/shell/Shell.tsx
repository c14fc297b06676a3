import { Suspense, type ReactNode } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { TopAlert } from "~/features/alerts/TopAlert";
import { ErrorPage } from "~/features/errors/ErrorPage";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { FollowLinks } from "~/features/navigation/document/FollowLinks";
import { Footer } from "~/features/navigation/footer/Footer";
import { Header } from "~/features/navigation/header/Header";
import { NoScriptNote } from "~/features/navigation/document/NoScriptNote";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { SkipLinks } from "~/features/navigation/document/SkipLinks";
import { footerId, mainId } from "~/features/navigation/parts/targets";
import { LocaleProvider } from "~/i18n/locale-context";
import { awakeMark } from "~/domain/site/awake";
import { Asleep } from "~/ui/asleep/Asleep";
import { Awake } from "~/ui/asleep/Awake";
import { Waking } from "~/ui/asleep/Waking";
import { LiveRegion } from "~/ui/LiveRegion";
import type { loader as rootLoader } from "~/root";
import type { FailedAnswer } from "../page-loader";
import { BarInReach } from "./BarInReach";
import { ForStaff } from "./ForStaff";
import { LateContentPage } from "./LateContentPage";
import { Layers } from "./Layers";
import styles from "./Shell.module.css";

/** The frame of every page: header, footer and what belongs to all of them. */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce ?? "";
  return (
    <LocaleProvider money={shell.money}>
      <Waking />
      <FollowLinks />
      <SkipLinks />
      <ForStaff />
      <Layers shell={shell} nonce={nonce} />
      {shell.news && <TopAlert key={shell.news.id} news={shell.news} nonce={nonce} />}
      <Header shell={shell} />
      <main id={mainId} className={styles.main}>
        <NoScriptNote />
        <Suspense>
          {children}
          <Awake />
        </Suspense>
      </main>
      <i id="end-of-search-index" hidden {...(shell.tagManager !== "" && { [awakeMark]: "" })} />
      <Asleep id={footerId}>
        <Footer shell={shell} />
      </Asleep>
      <BarInReach shell={shell} />
      <LiveRegion />
    </LocaleProvider>
  );
}

/** What failed, in the house's own words where its error carries them. */
export function Failure({ error, siteName }: { error: unknown; siteName?: string | undefined }) {
  const instead = answerIn(error)?.instead;
  const own = instead && {
    title: instead.page.headline || instead.page.title,
    children: (
      <Suspense>
        <LateContentPage content={instead} />
      </Suspense>
    ),
  };
  return <ErrorPage error={error} siteName={siteName} breadcrumb={<Breadcrumb />} own={own ?? undefined} />;
}

const answerIn = (error: unknown): Partial<FailedAnswer> | null =>
  isRouteErrorResponse(error) ? (error.data as Partial<FailedAnswer> | null) : null;

interface FailedPageProps {
  error: unknown;
  shell?: ShellData | undefined;
}

/** A page that failed, inside of the shell if that could be loaded. */
export function FailedPage({ error, shell }: FailedPageProps) {
  if (!shell)
    return (
      <main id={mainId} className={styles.main}>
        <ErrorPage error={error} />
      </main>
    );
  return (
    <Shell shell={shell}>
      <Failure error={error} siteName={shell.siteName} />
    </Shell>
  );
}
