import { SeriesCurtain } from "~/features/home/SeriesCurtain";
import { useModuleData } from "~/features/pages/module-context";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";

export default function HighlightTeasers({ id, props }: ViewProps<typeof definition>) {
  const { own } = useModuleData(id);
  return <SeriesCurtain series={own.series ?? []} headline={props.headline ?? ""} />;
}
