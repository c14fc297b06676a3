import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { GateFrame, Stage } from "~/ui/stage/later/Stage";
import { SmartLink } from "~/ui/SmartLink";
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
    <Stage
      title={t(`webshop.${state}_title`)}
      frame={
        <GateFrame accent={state === "closed" ? "salmon" : "cloud"} closed={state === "closed"}>
          {state === "none" && <Icon name="ticket" />}
        </GateFrame>
      }
      lead={
        <>
          <p>{t(`webshop.${state}_text`)}</p>
          {state === "closed" && phone && (
            <p>
              {t("webshop.phone")} <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
            </p>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink size="large" to={href(paths.events)}>
            {t("cart.empty_programme")}
          </ButtonLink>
          <ButtonLink size="large" variant="ghost" to={href(paths.productions)}>
            {t("cart.empty_films")}
          </ButtonLink>
        </>
      }
    />
  );
}
