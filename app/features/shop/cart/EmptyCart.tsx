import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import styles from "./EmptyCart.module.css";

/** No film in the gate: an empty frame, and the way to the programme. */
export function EmptyCart() {
  const t = useT("cart");
  const { href } = useLocale();
  return (
    <Wrap className={styles.empty}>
      <PageTitle>{t("cart.empty_title")}</PageTitle>
      <div className={styles.stage}>
        <div className={styles.frame} aria-hidden="true">
          <span>00:00</span>
        </div>
        <div className={styles.words}>
          <p>{t("cart.empty_text")}</p>
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
