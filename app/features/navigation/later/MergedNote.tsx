import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { setFavorites } from "~/api/favorites";
import { useT } from "~/i18n/use-t";
import { Toast } from "~/ui/overlay/later/Toast";
import { useAnnounce } from "~/ui/use-announce";

/** How many films of this device the account has got at signing in, and the way to take them out of it again. */
export default function MergedNote({ ids }: { ids: readonly number[] }): ReactNode {
  const t = useT("account");
  const announce = useAnnounce();
  const [isGone, setIsGone] = useState(false);
  const undo = () => {
    setFavorites(ids, false);
    setIsGone(true);
    announce(t("merged.undone"));
  };
  return createPortal(
    <Toast
      text={isGone ? null : t("merged", { count: ids.length })}
      action={{ label: t("merged.undo"), run: undo }}
      dismiss={t("merged.close")}
      onGone={() => setIsGone(true)}
    />,
    document.body,
  );
}
