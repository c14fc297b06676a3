import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { CalendarPanel } from "../../calendar/CalendarPanel";
import type { FilterField } from "../filter-fields";
import type { DialogTab } from "../FilterBar";
import styles from "./FilterDialog.module.css";
import { FilterForm } from "../FilterForm";
import type { ProgrammeLinks } from "../../state/query-links";

interface FilterDialogProps {
  tabs: readonly DialogTab[];
  tab: DialogTab;
  onTab: (tab: DialogTab) => void;
  onClose: () => void;
  fields: readonly FilterField[];
  links: ProgrammeLinks;
  /** What the present selection leaves. */
  count: number;
}

/** The phone's filters: calendar and lists in one modal, the result always in sight. */
export default function FilterDialog({ tabs, tab, onTab, onClose, fields, links, count }: FilterDialogProps) {
  const t = useT("programme");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("filters.label")}
      placement="full"
      header={(titleId) => (
        <div className={styles.tabs}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {tab === "calendar" ? t("filters.calendar") : t("filters.label")}
          </h2>
          {tabs.length > 1 &&
            tabs.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.tab}
                aria-pressed={tab === name}
                onClick={() => onTab(name)}
              >
                {name === "calendar" ? t("filters.calendar") : t("filters.open")}
              </button>
            ))}
        </div>
      )}
      footer={
        <Button className={styles.show} size="large" onClick={onClose}>
          {t("filters.show", { count })}
        </Button>
      }
    >
      <div className={styles.body}>
        {tab === "calendar" ? <CalendarPanel links={links} opened /> : <FilterForm fields={fields} links={links} />}
      </div>
    </Dialog>
  );
}
