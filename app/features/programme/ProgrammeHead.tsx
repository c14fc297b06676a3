import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import { programmeViews } from "~/domain/programme/query";
import { useT } from "~/i18n/use-t";
import { PageTitle } from "~/ui/text/PageTitle";
import { Segmented } from "~/ui/form/Segmented";
import { OpeningLabel } from "./OpeningLabel";
import styles from "./ProgrammeHead.module.css";
import type { ProgrammeLinks } from "./state/query-links";

interface ProgrammeHeadProps {
  links: ProgrammeLinks;
  opening: OpeningHoursToday | null;
}

/** Title, opening hours and the three views. */
export function ProgrammeHead({ links, opening }: ProgrammeHeadProps) {
  const t = useT("programme");
  return (
    <PageTitle
      className={styles.head}
      aside={
        <div className={styles.aside}>
          {opening && <OpeningLabel today={opening} />}
          <Segmented
            label={t("view.label")}
            items={programmeViews.map((view) => ({
              to: links.to({ view, sort: undefined }),
              label: t(`view.${view}`),
              current: links.state.view === view,
            }))}
          />
        </div>
      }
    >
      {t("title")}
    </PageTitle>
  );
}
