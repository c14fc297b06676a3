import { SmartLink } from "~/ui/SmartLink";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function LinkModule({ props }: ViewProps<typeof definition>) {
  if (!props.link || !props.link_text) return null;
  return (
    <p id={props.anchor || undefined} className={props.sticky ? styles.sticky : undefined}>
      <SmartLink
        to={props.link}
        className={styles[props.extra_class ?? "arrow"]}
        plain={props.extra_class === "button"}
        newTab={props.open_new_window}
      >
        {props.link_text}
      </SmartLink>
    </p>
  );
}
