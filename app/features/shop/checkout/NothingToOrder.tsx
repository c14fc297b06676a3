import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { GateFrame, Stage } from "~/ui/stage/later/Stage";

/** An empty cart, or a checkout where nobody takes money: an empty frame, and where to go. */
export function NothingToOrder({ isOpen, phone }: { isOpen: boolean; phone: string }) {
  const t = useT("checkout");
  const { href } = useLocale();
  return (
    <Stage
      title={t(isOpen ? "empty" : "closed")}
      frame={<GateFrame accent="lilac" closed={!isOpen} />}
      lead={
        <>
          <p>{t(isOpen ? "empty_text" : "closed_text")}</p>
          {!isOpen && phone ? <p>{t("closed_phone", { phone })}</p> : null}
        </>
      }
      actions={
        <ButtonLink size="large" to={href(isOpen ? paths.events : paths.cart)}>
          {t(isOpen ? "programme" : "to_cart")}
        </ButtonLink>
      }
    />
  );
}
