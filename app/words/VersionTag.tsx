import type { VersionCode } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import styles from "./VersionTag.module.css";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

interface VersionTagProps {
  version: { code: VersionCode } | null | undefined;
  className?: string | undefined;
  /** Where it stands a hundred times: nothing to hover over. */
  brief?: boolean | undefined;
}

/** The language version as the house prints it; spoken and hovered in full words. */
export function VersionTag({ version, className, brief = false }: VersionTagProps) {
  const t = useT("common");
  if (!version) return null;
  const long = t(`version.${version.code}.long`);
  return (
    <abbr className={classNames(styles.version, className)} title={brief ? undefined : long}>
      <span aria-hidden="true">{t(`version.${version.code}`)}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </abbr>
  );
}
