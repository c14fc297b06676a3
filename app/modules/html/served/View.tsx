import { useEffect, useRef } from "react";
import { useModulePage } from "~/features/pages/module-context";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import { framePath, sandbox } from "../frame";
import styles from "./View.module.css";

/** Foreign code has no access to the page: its frame has an origin that equals no other. */
export default function Html({ id, props }: ViewProps<typeof definition>) {
  const t = useT("home");
  const { href } = useLocale();
  const { path, ...shown } = useModulePage();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const shown = frame.current;
    if (!shown) return undefined;
    // Only pages with such a frame load it.
    const following = import("../follow-height")
      .then(({ followHeight }) => followHeight(shown))
      // The frame scrolls inside.
      .catch(() => undefined);
    return () => void following.then((stop) => stop?.());
  }, []);
  if (!props.html_code) return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={href(framePath(id, path, shown))}
      sandbox={sandbox}
      title={t("html.title")}
      loading="lazy"
    />
  );
}
