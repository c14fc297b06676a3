import { useT } from "~/i18n/use-t";
import { footerId, mainId } from "../parts/targets";

/** The first links of every page: past the header, and to the end. */
export function SkipLinks() {
  const t = useT("common");
  return (
    <div>
      <a data-skip href={`#${mainId}`}>
        {t("skip.main")}
      </a>
      <a data-skip href={`#${footerId}`}>
        {t("skip.footer")}
      </a>
    </div>
  );
}
