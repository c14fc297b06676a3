import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";

/** The address of this page that keeps where to go, so that a page that is loaded again still knows it. */
export function useLoginPath(next: string | null): (way?: "email" | "password") => string {
  const { href } = useLocale();
  return (way) => {
    const query = new URLSearchParams({ ...(way && { with: way }), ...(next !== null && { next }) }).toString();
    return href(paths["user-login"]) + (query && `?${query}`);
  };
}
