import { lazy, Suspense, useId } from "react";
import { importPart } from "~/domain/common/part";
import { isWithinReach } from "~/domain/programme/query";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Rescue } from "~/ui/Rescue";
import { Skeleton } from "~/ui/picture/Skeleton";
import styles from "./CalendarPanel.module.css";
import { HiddenState } from "../filters/HiddenState";
import { useProgramme } from "../state/programme-context";
import { readState, type ProgrammeLinks } from "../state/query-links";

const Calendar = lazy(() => importPart(() => import("./later/Calendar")));

interface CalendarPanelProps {
  links: ProgrammeLinks;
  /** True once the panel is seen: only then is the month fetched. */
  opened: boolean;
}

/** A day by typing it, which is a plain form, or from the month. */
export function CalendarPanel({ links, opened }: CalendarPanelProps) {
  const t = useT("programme");
  const { today, go } = useProgramme();
  const id = useId();
  const choose = (form: HTMLFormElement) => {
    const typed = new FormData(form).get("date");
    const { date } = readState(new URLSearchParams({ date: typeof typed === "string" ? typed : "" }));
    const field = form.elements.namedItem("date");
    if (!(field instanceof HTMLInputElement)) return;
    field.setCustomValidity(date === undefined || !isWithinReach(date, today) ? t("calendar.invalid") : "");
    if (form.reportValidity()) go(links.to({ date }));
  };
  return (
    <div className={styles.panel}>
      <form
        method="get"
        action={links.path}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          choose(event.currentTarget);
        }}
      >
        <HiddenState state={links.state} without={["date"]} />
        <label htmlFor={id}>{t("calendar.input")}</label>
        <input
          id={id}
          name="date"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t("calendar.placeholder")}
          onInput={(event) => event.currentTarget.setCustomValidity("")}
        />
        <Button type="submit" variant="ghost">
          {t("calendar.go")}
        </Button>
      </form>
      {opened && (
        <Rescue instead={null}>
          <Suspense fallback={<Skeleton height="19rem" />}>
            <Calendar links={links} />
          </Suspense>
        </Rescue>
      )}
    </div>
  );
}
