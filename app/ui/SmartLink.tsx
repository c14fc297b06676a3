import type { ReactNode } from "react";
import { Link } from "./Link";
import { isExternalLink, isSafeLink } from "~/domain/links/links";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "./picture/Icon";
import { VisuallyHidden } from "./text/VisuallyHidden";

interface SmartLinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
  /** Without the arrow that marks a link to elsewhere. */
  plain?: boolean | undefined;
  /** Opens a page of the site in a new tab, too. */
  newTab?: boolean | undefined;
  onClick?: (() => void) | undefined;
  "aria-current"?: "page" | undefined;
}

/**
 * A link whose target comes from content: inside the site it is routed in the page's language,
 * elsewhere it opens in a new tab and says so. An address that is not a plain link is shown as text.
 */
export function SmartLink({ to, children, plain = false, newTab = false, ...rest }: SmartLinkProps) {
  const t = useT("common");
  const { href } = useLocale();
  if (!isSafeLink(to)) return <span className={rest.className}>{children}</span>;
  if (/^(mailto:|tel:|#)/.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  const isOwn = !isExternalLink(to);
  if (isOwn && !newTab) {
    return (
      <Link to={href(to)} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={isOwn ? href(to) : to} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden> {t("link.newTab")}</VisuallyHidden>
      {!plain && (
        <Icon
          name="external"
          style={{ display: "inline-block", inlineSize: "0.75em", blockSize: "0.75em", marginInlineStart: "0.25em" }}
        />
      )}
    </a>
  );
}
