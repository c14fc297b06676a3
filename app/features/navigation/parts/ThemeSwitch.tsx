import { useId, useSyncExternalStore } from "react";
import { useT } from "~/i18n/use-t";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Icon, type IconName } from "~/ui/picture/Icon";
import styles from "./ThemeSwitch.module.css";
import { chooseTheme, currentTheme, onThemeChange, themes, type Theme } from "./theme";

const icons: Record<Theme, IconName> = { auto: "auto", light: "sun", dark: "moon" };

/** Light, the dark "Saal", or as the device says. */
export function ThemeSwitch() {
  const t = useT("common");
  const name = useId();
  const theme = useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => "auto");
  return (
    <fieldset className={styles.themes}>
      <VisuallyHidden as="legend">{t("theme.label")}</VisuallyHidden>
      <div>
        {themes.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={theme === option} onChange={() => chooseTheme(option)} />
            <Icon name={icons[option]} />
            {t(`theme.${option}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
