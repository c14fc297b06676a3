import { MagazineTeasers } from "~/features/home/MagazineTeasers";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";

export default function BlogTeaserList({ props, data }: ViewProps<typeof definition>) {
  return <MagazineTeasers articles={data.articles ?? []} headline={props.headline ?? ""} />;
}
