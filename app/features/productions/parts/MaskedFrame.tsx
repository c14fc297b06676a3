import type { CSSProperties } from "react";
import type { Image } from "~/domain/common/schema";
import { formatAspectRatio } from "~/domain/format/time";
import type { LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import styles from "./MaskedFrame.module.css";

interface MaskedFrameProps {
  image: Image | null;
  /** Width by height of the film, used where there is no picture. */
  ratio: number | null;
  sizes?: string;
  /** Shows the scale of ratios the masking knows, with the film's own marked. */
  ruler?: boolean;
  priority?: boolean;
  /** Leaves room for what matters more than the picture: when and where. */
  low?: boolean;
}

const knownRatios = [1.37, 1.66, 1.85, 2.39] as const;
const fallbackRatio = 1.66;

/** "1,66": the house's way without its ": 1". */
const shortRatio = (ratio: number, lang: LocaleCode): string => formatAspectRatio(ratio, lang).split(" ", 1)[0] ?? "";

/** A picture as the screen shows it: the masking opens to exactly its ratio. */
export function MaskedFrame({
  image,
  ratio,
  sizes = "(min-width: 64em) 70vw, 100vw",
  ruler = false,
  priority = true,
  low = false,
}: MaskedFrameProps) {
  const shown = image?.ratio ?? ratio ?? fallbackRatio;
  return (
    <div className={classNames(styles.stage, low && styles.low)} style={{ "--ratio": shown } as CSSProperties}>
      <div className={styles.frame}>
        {image ? <Picture image={image} sizes={sizes} priority={priority} fit="cover" /> : <Plate ratio={shown} />}
      </div>
      {ruler && <Ruler ratio={ratio ?? shown} />}
    </div>
  );
}

function Plate({ ratio }: { ratio: number }) {
  const { lang } = useLocale();
  return (
    <div className={styles.plate} aria-hidden="true">
      <span>{shortRatio(ratio, lang)}</span>
    </div>
  );
}

function Ruler({ ratio }: { ratio: number }) {
  const { lang } = useLocale();
  // Narrower ones would lie across the dimension line.
  const wider = knownRatios.filter((known) => known - ratio > 0.08);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {wider.map((at) => (
        <span key={at} className={styles.tick} style={{ "--at": at } as CSSProperties}>
          <span>{shortRatio(at, lang)}</span>
        </span>
      ))}
      <span className={classNames(styles.tick, styles.current)} style={{ "--at": ratio } as CSSProperties}>
        {formatAspectRatio(ratio, lang)}
      </span>
    </div>
  );
}
