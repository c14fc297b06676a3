import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";

export default function Ticker({ props }: ViewProps<typeof definition>) {
  return <p data-loud={props.loud}>{props.line}</p>;
}
