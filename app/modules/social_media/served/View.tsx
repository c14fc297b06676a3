import { embedOf } from "~/domain/pages/embed";
import { useT } from "~/i18n/use-t";
import { Facade } from "~/ui/embed/later/Facade";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

/** A post: its words are the page's own, its picture and its replies are the network's. */
export default function SocialMedia({ props }: ViewProps<typeof definition>) {
  const t = useT("modules");
  const embed = embedOf(props.embed_code ?? "", "social");
  if (!embed) return null;
  return (
    <Facade
      embed={embed}
      title=""
      shape="post"
      id={props.anchor || undefined}
      figure={
        props.text && (
          <blockquote className={styles.post}>
            <p>{props.text}</p>
          </blockquote>
        )
      }
    >
      <p className={styles.author}>
        {props.author && <b>{props.author}</b>} {t("social.notice", { provider: embed.provider })}
      </p>
    </Facade>
  );
}
