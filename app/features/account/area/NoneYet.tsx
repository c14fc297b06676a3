import type { ComponentProps, ReactNode } from "react";
import type { Accent } from "~/domain/common/schema";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Icon, type IconName } from "~/ui/picture/Icon";
import { GateFrame } from "~/ui/stage/later/Stage";
import { Area } from "./Area";
import styles from "./OrdersPage.module.css";

interface NoneYetProps extends Pick<ComponentProps<typeof Area>, "current"> {
  /** What would be here, as its words are called. */
  of: "orders" | "reservations" | "credit" | "coupons" | "passes";
  icon: IconName;
  accent: Accent;
  children?: ReactNode;
}

/** A page of the area on which there is nothing yet: what will be there, and the way to the programme. */
export function NoneYet({ of, current, icon, accent, children }: NoneYetProps) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <Area
      title={t(`${of}.title`)}
      current={current}
      isGuest
      frame={
        <GateFrame accent={accent}>
          <Icon name={icon} />
        </GateFrame>
      }
    >
      <h2>{t(`${of}.none`)}</h2>
      <p className={styles.lead}>{t(`${of}.none_text`)}</p>
      {children}
      <div>
        <ButtonLink size="large" to={href(paths.events)}>
          {t("login.programme")}
        </ButtonLink>
      </div>
    </Area>
  );
}
