import { Caption } from "~/ui/picture/Caption";
import { Picture } from "~/ui/picture/Picture";
import { SmartLink } from "~/ui/SmartLink";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function ImageModule({ props }: ViewProps<typeof definition>) {
  if (!props.image) return null;
  const shaped = props.format === "wide" || props.format === "square";
  const picture = <Picture image={props.image} sizes="(min-width: 64em) 60vw, 92vw" fit={shaped ? "cover" : "ratio"} />;
  return (
    <figure className={props.alias === "vertical" ? styles.vertical : undefined}>
      <div className={shaped && props.format ? styles[props.format] : undefined}>
        {props.link ? (
          <SmartLink to={props.link} plain>
            {picture}
          </SmartLink>
        ) : (
          picture
        )}
      </div>
      <Caption image={props.image} text={props.description} className={styles.caption} />
    </figure>
  );
}
