import { FailedPage } from "./shell/Shell";
import { unknownAddress } from "./page-loader";
import type { Route } from "./+types/not-found";

/** A path that no other route knows. Throwing gives the document its status. */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  throw await unknownAddress(context);
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
