import { SmartLink } from "~/ui/SmartLink";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Picture } from "~/ui/picture/Picture";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

/** Who helps: equal cells and one ink. A name without a picture is set. */
export default function LogoList({ props }: ViewProps<typeof definition>) {
  return (
    <ul className={styles.logos} data-ink={props.extra_class ?? "ink"}>
      {(props.children ?? []).map(({ image, name, link }) => {
        const logo = image ? (
          <>
            <Picture image={image} height="3rem" sizes="10rem" className={styles.mark} decorative />
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        ) : (
          <span className={styles.name}>{name}</span>
        );
        return (
          <li key={name}>
            {link ? (
              <SmartLink to={link} plain className={styles.link}>
                {logo}
              </SmartLink>
            ) : (
              logo
            )}
          </li>
        );
      })}
    </ul>
  );
}
