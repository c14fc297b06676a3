import { embedOf } from "~/domain/pages/embed";
import { Facade } from "~/ui/embed/later/Facade";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";

export default function Audio({ props }: ViewProps<typeof definition>) {
  const embed = embedOf(props.embed_code ?? "", "audio");
  if (!embed) return null;
  return (
    <Facade
      id={props.anchor || undefined}
      embed={embed}
      title={props.title ?? ""}
      shape="bar"
      figure={props.length && <time>{props.length}</time>}
    >
      {props.description && <p>{props.description}</p>}
    </Facade>
  );
}
