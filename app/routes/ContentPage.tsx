import { useMemo, type ReactNode } from "react";
import { useAvailability } from "~/api/use-availability";
import type { EventListItem } from "~/domain/programme/schema";
import { QuickBuy } from "~/features/booking/QuickBuy";
import { ModuleContext } from "~/features/pages/module-context";
import type { ContentPageData } from "~/features/pages/load";
import { ModuleTree } from "~/modules/ModuleTree";

interface ContentPageProps {
  content: ContentPageData;
  /** What stands before the modules: a title, where the modules bring none. */
  children?: ReactNode;
}

/** A page of modules, with the ticket buttons that its events need. */
export function ContentPage({ content, children }: ContentPageProps) {
  const { page, data, now, today } = content;
  const ids = useMemo(
    () =>
      Object.values(data).flatMap((entry) =>
        (entry.events ?? []).filter((event) => Date.parse(event.date_start) > now).map((event) => event.id),
      ),
    [data, now],
  );
  const availability = useAvailability(ids);
  const context = useMemo(
    () => ({
      data,
      now,
      today,
      ticket: (event: EventListItem, size: "row" | "compact" = "compact") => (
        <QuickBuy event={event} availability={availability.get(event.id)} size={size} />
      ),
    }),
    [data, now, today, availability],
  );
  return (
    <ModuleContext value={context}>
      {children}
      <ModuleTree containers={page.modules} fallback={page.fallback} />
    </ModuleContext>
  );
}
