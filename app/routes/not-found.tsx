import { data } from "react-router";
import { loadShell } from "~/features/navigation/load-shell";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { FailedPage, type ShellOfError } from "./Shell";
import type { Route } from "./+types/not-found";

/** A path that no other route knows. Throwing gives the document its status. */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  const shell = await loadShell(apiFrom(context), context.get(requestContext.now));
  throw data({ shell } satisfies ShellOfError, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
