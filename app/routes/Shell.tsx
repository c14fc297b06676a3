import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { TopAlert } from "~/features/alerts/TopAlert";
import { ErrorPage } from "~/features/errors/ErrorPage";
import { BottomBar } from "~/features/navigation/BottomBar";
import { Breadcrumb } from "~/features/navigation/Breadcrumb";
import { Footer } from "~/features/navigation/Footer";
import { Header } from "~/features/navigation/Header";
import { LoadingBar } from "~/features/navigation/LoadingBar";
import { NoScriptNote } from "~/features/navigation/NoScriptNote";
import { PageMask } from "~/features/navigation/PageMask";
import type { ShellData } from "~/features/navigation/shell-data";
import { SkipLinks } from "~/features/navigation/SkipLinks";
import { mainId } from "~/features/navigation/targets";
import { LocaleProvider, useLocale } from "~/i18n/locale-context";
import { LiveRegion } from "~/ui/LiveRegion";
import type { loader as rootLoader } from "../root";
import styles from "./Shell.module.css";

const minute = 60_000;
const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: minute, retry: 1, refetchOnWindowFocus: false } } });

function Providers({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  const { lang } = useLocale();
  return (
    <QueryClientProvider client={queries}>
      <LocaleProvider lang={lang} money={shell.money}>
        {children}
      </LocaleProvider>
    </QueryClientProvider>
  );
}

/** The frame of every page: header, footer and what belongs to all of them. */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce ?? "";
  return (
    <Providers shell={shell}>
      <SkipLinks />
      <LoadingBar />
      {shell.news && <TopAlert key={shell.news.id} news={shell.news} nonce={nonce} />}
      <Header shell={shell} />
      <main id={mainId} className={styles.main}>
        <NoScriptNote />
        <Suspense>{children}</Suspense>
      </main>
      {/* Asleep until the page is awake: no long task keeps a first tap waiting. */}
      <Suspense>
        <Footer shell={shell} />
      </Suspense>
      <BottomBar basketLink={shell.basketLink} stickyButton={shell.stickyButton} />
      <LiveRegion />
      <PageMask />
    </Providers>
  );
}

/** What a loader throws where no page has brought the shell: the shell of the default language. */
export interface ShellOfError {
  shell: ShellData | null;
}

const shellOfError = (error: unknown): ShellData | null =>
  isRouteErrorResponse(error) ? ((error.data as Partial<ShellOfError> | null)?.shell ?? null) : null;

interface FailedPageProps {
  error: unknown;
  shell?: ShellData | undefined;
}

/** A page that failed, inside of the shell if that could be loaded. */
export function FailedPage({ error, shell: loaded }: FailedPageProps) {
  const shell = loaded ?? shellOfError(error);
  if (!shell)
    return (
      <main id={mainId} className={styles.main}>
        <ErrorPage error={error} />
      </main>
    );
  return (
    <Shell shell={shell}>
      <ErrorPage error={error} siteName={shell.siteName} breadcrumb={<Breadcrumb />} />
    </Shell>
  );
}
