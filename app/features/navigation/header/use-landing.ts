import { useMatches } from "react-router";

/** True on a content page that stands for itself, as the page of a campaign does. */
export const useLanding = (): boolean =>
  useMatches().some(
    ({ loaderData }) =>
      (loaderData as { page?: { is_landing_page?: boolean } } | undefined)?.page?.is_landing_page === true,
  );
