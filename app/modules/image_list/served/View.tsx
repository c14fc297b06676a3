import { Gallery } from "~/features/productions/parts/Gallery";
import { useT } from "~/i18n/use-t";
import { Caption } from "~/ui/picture/Caption";
import { Picture } from "~/ui/picture/Picture";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

export default function ImageList({ props }: ViewProps<typeof definition>) {
  const t = useT("productions");
  const shown = (props.children ?? []).flatMap(({ image, description }) => (image ? [{ image, description }] : []));
  if (props.format === "slider")
    return (
      <Gallery
        images={shown.map(({ image, description }) => ({ ...image, description }))}
        label={t("section.images")}
      />
    );
  return (
    <ul className={styles.sheet}>
      {shown.map(({ image, description }) => (
        <li key={image.id}>
          <figure>
            <Picture image={image} height="12rem" sizes={`${Math.round(12 * image.ratio)}rem`} />
            <Caption image={image} text={description} />
          </figure>
        </li>
      ))}
    </ul>
  );
}
