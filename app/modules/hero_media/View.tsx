import { leadOf } from "~/domain/programme/evening";
import { TonightHero } from "~/features/home/TonightHero";
import { useModulePage } from "~/features/pages/module-context";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import { PlainHero } from "./PlainHero";

/** The stage of a page: the evening's film, or the picture an editor chose. */
export default function HeroMedia({ props, data }: ViewProps<typeof definition>) {
  const { now, ticket } = useModulePage();
  const lead = props.tonight ? leadOf(data.events ?? [], now) : null;
  if (lead) return <TonightHero event={lead} headline={props.headline ?? ""} ticket={ticket(lead, "row")} />;
  return <PlainHero props={props} />;
}
