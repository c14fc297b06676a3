import { MagazineTeasers } from "~/features/home/MagazineTeasers";
import { useModuleData } from "~/features/pages/module-context";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";

export default function BlogTeaserList({ id, props }: ViewProps<typeof definition>) {
  const { own } = useModuleData(id);
  return <MagazineTeasers articles={own.articles ?? []} headline={props.headline ?? ""} />;
}
