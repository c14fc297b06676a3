import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { GateFrame, Stage } from "~/ui/stage/later/Stage";

/** No film in the gate: an empty frame, and the way to the programme. */
export function EmptyCart() {
  const t = useT("cart");
  const { href } = useLocale();
  return (
    <Stage
      title={t("cart.empty_title")}
      frame={
        <GateFrame accent="lilac">
          <span>00:00</span>
        </GateFrame>
      }
      lead={<p>{t("cart.empty_text")}</p>}
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
