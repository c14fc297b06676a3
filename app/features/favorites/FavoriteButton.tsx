import { Suspense, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { useAnnounce } from "~/ui/use-announce";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./served/FavoriteButton.module.css";
import { setFavorites } from "~/api/favorites";
import { useFavorites } from "~/api/use-favorites";

export interface FavoriteButtonProps {
  productionId: number;
  title: string;
}

function Heart({ productionId, title }: FavoriteButtonProps) {
  const t = useT("favorites");
  const announce = useAnnounce();
  const kept = useFavorites().includes(productionId);
  const press = () => {
    setFavorites([productionId], !kept);
    announce(t(kept ? "removed" : "added", { title }));
  };
  return (
    <button type="button" className={styles.heart} aria-pressed={kept} onClick={press}>
      <Icon name="heart" />
      <span aria-hidden="true">{t("button")}</span>
      <VisuallyHidden>{t("button.name", { title })}</VisuallyHidden>
    </button>
  );
}

/** Keeps a film on the list in this browser. Its texts arrive by themselves and hold up nothing else. */
export function FavoriteButton(props: FavoriteButtonProps) {
  return (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  );
}

/** A heart at the end of the line above a film's title. */
export function FavoriteLine({
  production,
  title,
  children,
}: {
  production: { id: number } | null;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.line}>
      {children}
      {production && <FavoriteButton productionId={production.id} title={title} />}
    </div>
  );
}
