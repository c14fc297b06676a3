import { Outlet, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { files } from "~/domain/site/pages";
import { loadShell } from "~/features/navigation/parts/load-shell";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { localizedPath } from "~/i18n/locale-context";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { FailedPage, Shell } from "./shell/Shell";
import { notNow } from "~/server/not-found";
import type { Route } from "./+types/layout";

export async function loader({ context }: Route.LoaderArgs): Promise<{ shell: ShellData }> {
  const shell = await loadShell(apiFrom(context), context.get(requestContext));
  if (!shell) throw notNow();
  return { shell };
}

/** The shell changes with the language only: navigations do not ask for it again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.lang !== nextParams.lang;
}

export default function Layout({ loaderData, params }: Route.ComponentProps) {
  return (
    <Shell shell={loaderData.shell}>
      {import.meta.env.SSR && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={loaderData.shell.siteName}
          href={localizedPath(files.opensearch, params.lang)}
        />
      )}
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>("routes/layout")?.shell;
  return <FailedPage error={error} shell={shell} />;
}
