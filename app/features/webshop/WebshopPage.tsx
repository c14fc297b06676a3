import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { SmartLink } from "~/ui/SmartLink";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { ShopStage } from "./ShopStage";
import type { Webshop } from "./webshop";
import styles from "./WebshopPage.module.css";

/** The shop of somebody else with the way to it outside of the house, or why there is none and where tickets are. */
export function WebshopPage({ shop: { state, embed, phone } }: { shop: Webshop }) {
  const t = useT("cart");
  if (!embed) return <NoShop state={state === "closed" ? "closed" : "none"} phone={phone} />;
  return (
    <Wrap className={styles.shop}>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {t("webshop.title")}
        </h1>
        <p className={styles.seller}>{t("webshop.seller", { host: embed.host })}</p>
      </div>
      <ShopStage key={embed.src} embed={embed} title={t("webshop.frame", { host: embed.host })} />
      <p className={styles.fallback}>
        {t("webshop.fallback")} <SmartLink to={embed.src}>{t("webshop.open", { host: embed.host })}</SmartLink>
      </p>
    </Wrap>
  );
}

/** The Kasch is shut: what is the matter, and the way to the tickets. */
function NoShop({ state, phone }: { state: "closed" | "none"; phone: string }) {
  const t = useT("cart");
  const { href } = useLocale();
  return (
    <Wrap className={styles.none}>
      <PageTitle>{t(`webshop.${state}_title`)}</PageTitle>
      <div className={styles.notice}>
        <div className={styles.mask} data-state={state} aria-hidden="true">
          {state === "none" && <Icon name="ticket" />}
        </div>
        <div className={styles.words}>
          <p>{t(`webshop.${state}_text`)}</p>
          {state === "closed" && phone && (
            <p>
              {t("webshop.phone")} <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
            </p>
          )}
          <div className={styles.actions}>
            <ButtonLink size="large" to={href(paths.events)}>
              {t("cart.empty_programme")}
            </ButtonLink>
            <ButtonLink size="large" variant="ghost" to={href(paths.productions)}>
              {t("cart.empty_films")}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Wrap>
  );
}
