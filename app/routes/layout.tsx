import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { data, Outlet, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { findLocale } from "~/domain/locale/locales";
import { TopAlert } from "~/features/alerts/TopAlert";
import { ErrorPage } from "~/features/errors/ErrorPage";
import { BottomBar } from "~/features/navigation/BottomBar";
import { Footer } from "~/features/navigation/Footer";
import { Header } from "~/features/navigation/Header";
import { loadShell } from "~/features/navigation/load-shell";
import { NoScriptNote } from "~/features/navigation/NoScriptNote";
import { PageMask } from "~/features/navigation/PageMask";
import { LoadingBar } from "~/features/navigation/LoadingBar";
import type { ShellData } from "~/features/navigation/shell-data";
import { SkipLinks } from "~/features/navigation/SkipLinks";
import { mainId } from "~/features/navigation/targets";
import { LocaleProvider, useLocale } from "~/i18n/locale-context";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { LiveRegion } from "~/ui/LiveRegion";
import type { loader as rootLoader } from "../root";
import styles from "./layout.module.css";
import type { Route } from "./+types/layout";

export async function loader({ context, params }: Route.LoaderArgs): Promise<{ shell: ShellData }> {
  if (!findLocale(params.lang)) throw data(null, { status: 404 });
  const shell = await loadShell(apiFrom(context), context.get(requestContext.now));
  if (!shell) throw data({ code: "website_offline" }, { status: 503 });
  return { shell };
}

/** The shell changes with the language only: navigations do not ask for it again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.lang !== nextParams.lang;
}

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

function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
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
      <Footer shell={shell} />
      <BottomBar basketLink={shell.basketLink} stickyButton={shell.stickyButton} />
      <LiveRegion />
      <PageMask />
    </Providers>
  );
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell shell={loaderData.shell}>
      <Outlet />
    </Shell>
  );
}

/** A page that failed, inside of the shell if that could be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>("routes/layout")?.shell;
  const requestId = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  const page = <ErrorPage error={error} requestId={requestId} />;
  return shell ? <Shell shell={shell}>{page}</Shell> : <main className={styles.main}>{page}</main>;
}
