import { useMemo, type ReactNode } from "react";
import { AvailabilityProvider } from "~/api/availability";
import type { ListedEvent } from "~/domain/programme/listed";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { ModuleContext } from "~/features/pages/module-context";
import type { PageContents } from "~/features/pages/load";
import { ModuleTree } from "~/modules/ModuleTree";
import { useStage } from "~/ui/stage-signal";
import styles from "./ContentPage.module.css";

interface ContentPageProps {
  content: PageContents;
  /** What stands before the modules: a title, where the modules bring none. */
  children?: ReactNode;
}

const ticket = (event: ListedEvent, size: "row" | "compact" = "compact") => <QuickBuy event={event} size={size} />;

/** A page of modules, with the ticket buttons that its events need. */
export default function ContentPage({ content, children }: ContentPageProps) {
  const { path, version, page, data, wide, now, today, preview } = content;
  const Stage = useStage<{ content: PageContents; Tree: typeof ModuleTree }>();
  const ids = useMemo(
    () =>
      Object.values(data).flatMap((entry) =>
        (entry.events ?? []).filter((event) => Date.parse(event.date_start) > now).map((event) => event.id),
      ),
    [data, now],
  );
  const context = useMemo(
    () => ({ path, version, previewKey: preview?.key, data, wide, now, today, ticket }),
    [path, version, preview, data, wide, now, today],
  );
  return (
    <AvailabilityProvider ids={ids}>
      <ModuleContext value={context}>
        {preview && (
          <p role="note" className={styles.note}>
            {preview.note}
          </p>
        )}
        {children}
        {Stage ? (
          <Stage content={content} Tree={ModuleTree} />
        ) : (
          <ModuleTree containers={page.modules} fallback={page.fallback} />
        )}
      </ModuleContext>
    </AvailabilityProvider>
  );
}
