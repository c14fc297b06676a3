import { Trailer } from "~/features/productions/parts/Trailer";
import { embedAddress } from "~/domain/pages/video";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";

export default function VideoModule({ props }: ViewProps<typeof definition>) {
  // A draft may hold half an address, or one that leads elsewhere.
  if (!props.video_url || !embedAddress(props.video_url)) return null;
  const title = [props.title, props.length].filter(Boolean).join(" · ");
  return (
    <div id={props.anchor || undefined}>
      <Trailer video={{ title, video_url: props.video_url, provider: "", image: props.image ?? null }} />
    </div>
  );
}
