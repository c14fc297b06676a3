import { useState, type ReactNode } from "react";
import type { Embed } from "~/domain/pages/embed";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { SmartLink } from "~/ui/SmartLink";
import { allowEmbeds, useEmbedConsent } from "./consent";
import { EmbedFrame } from "./EmbedFrame";
import styles from "./Facade.module.css";

/** What a house says of the content of others. */
const privacyPage = "/datenschutz";

interface FacadeProps {
  embed: Embed;
  title: string;
  shape: "bar" | "sheet" | "post" | "map";
  /** What is known of it already, large: how long it plays, how many pages it has, what it says. */
  figure?: ReactNode;
  /** Words of the house's own. */
  children?: ReactNode;
  /** Further ways to it, beside the button. */
  actions?: ReactNode;
  id?: string | undefined;
}

/**
 * A plane that stands for foreign content. The provider is named and hears nothing before the visitor wants that;
 * what else it has is then shown at once, for the visit. Without JavaScript there is the link to it.
 */
export function Facade({ embed, title, shape, figure, children, actions, id }: FacadeProps) {
  const t = useT("modules");
  const { provider, href } = embed;
  const isAllowed = useEmbedConsent(provider);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    allowEmbeds(provider);
  };
  return (
    <section className={styles.facade} data-shape={shape} id={id} aria-label={title || provider}>
      {figure && <div className={styles.figure}>{figure}</div>}
      <div className={styles.words}>
        {title && <h3>{title}</h3>}
        {children}
        {!isAllowed && (
          <p className={styles.notice}>
            {t("embed.notice", { provider })} <SmartLink to={privacyPage}>{t("embed.privacy")}</SmartLink>
          </p>
        )}
        <p className={styles.actions}>
          {!isAllowed && (
            <Button className={styles.load} onClick={open}>
              {t("embed.load", { provider })}
            </Button>
          )}
          <a href={href} target="_blank" rel="noreferrer">
            {t("embed.direct", { provider })}
          </a>
          {actions}
        </p>
      </div>
      {isAllowed && <EmbedFrame embed={embed} title={title || provider} shape={shape} focused={isWanted} />}
    </section>
  );
}
