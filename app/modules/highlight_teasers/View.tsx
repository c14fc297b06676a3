import { SeriesCurtain } from "~/features/home/SeriesCurtain";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";

export default function HighlightTeasers({ props, data }: ViewProps<typeof definition>) {
  return <SeriesCurtain series={data.series ?? []} headline={props.headline ?? ""} />;
}
