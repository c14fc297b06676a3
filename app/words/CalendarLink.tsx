import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";

/** A file for somebody's calendar: one date, or many to subscribe to. */
export function CalendarLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="quiet" size="small" to={to} type="text/calendar">
      <Icon name="calendar" />
      {children}
    </ButtonLink>
  );
}
