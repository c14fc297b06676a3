import type { VersionCode } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import styles from "./VersionTag.module.css";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";

interface VersionTagProps {
  version: { code: VersionCode } | null | undefined;
  className?: string | undefined;
}

/** The language version as the house prints it; spoken and hovered in full words. */
export function VersionTag({ version, className }: VersionTagProps) {
  const t = useT("common");
  if (!version) return null;
  const long = t(`version.${version.code}.long`);
  return (
    <abbr className={classNames(styles.version, className)} title={long}>
      <span aria-hidden="true">{t(`version.${version.code}`)}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </abbr>
  );
}
