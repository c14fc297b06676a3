import type { CSSProperties } from "react";
import { classNames } from "../class-names";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** The place of something that is on its way. Decoration: the loading itself is announced elsewhere. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const style: CSSProperties = { blockSize: height, inlineSize: width };
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={style} />;
}
