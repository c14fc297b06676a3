import type { ListedArticle } from "~/domain/articles/listed";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import styles from "./Byline.module.css";

/** Who wrote an article, and when. */
export function Byline({ article: { author, date } }: { article: Pick<ListedArticle, "author" | "date"> }) {
  const { dayAndMonth } = useFormats();
  const t = useT("magazine");
  const day = dayAndMonth(date);
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{author ? t("byline", { author, day }) : day}</time>
    </p>
  );
}
