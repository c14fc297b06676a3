import { useEffect, useRef, useState } from "react";
import { useModuleData } from "~/features/pages/module-context";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import { framePath, sandbox } from "./frame";
import styles from "./View.module.css";

/** In px; what is taller scrolls inside. Code that grows with its frame would grow for ever. */
const tallest = 6000;

/** Foreign code has no access to the page: its frame has an origin that equals no other. */
export default function Html({ id, props }: ViewProps<typeof definition>) {
  const t = useT("home");
  const { href } = useLocale();
  const { path } = useModuleData(id);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source && source === frame.current?.contentWindow && typeof data === "number" && data >= 0)
        setHeight(Math.min(data, tallest));
    };
    addEventListener("message", listen);
    // It may have spoken before this page was awake.
    frame.current?.contentWindow?.postMessage("height", "*");
    return () => removeEventListener("message", listen);
  }, []);
  if (!props.html_code) return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ blockSize: height }}
      src={href(framePath(id, path))}
      sandbox={sandbox}
      title={t("html.title")}
      loading="lazy"
    />
  );
}
