import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { useAnnounce } from "~/ui/use-announce";
import { setFavorites } from "~/api/favorites";

interface RemoveButtonProps {
  film: { id: number; title: string };
  kept: boolean;
}

/** Takes a film off the list, and back onto it: the button stays, and with it the focus. */
export function RemoveButton({ film: { id, title }, kept }: RemoveButtonProps) {
  const t = useT("favorites");
  const announce = useAnnounce();
  const press = () => {
    setFavorites([id], !kept);
    announce(t(kept ? "removed" : "added", { title }));
  };
  return (
    <Button variant="quiet" onClick={press} aria-label={t(kept ? "remove.name" : "undo.name", { title })}>
      {t(kept ? "remove" : "undo")}
    </Button>
  );
}
