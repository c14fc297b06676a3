import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { Head } from "../Head";
import parts from "../panels/parts.module.css";
import styles from "./ToolDialog.module.css";

interface ToolDialogProps {
  /** What stands before its name: the edge number of what it is about. */
  sign: string;
  name: string;
  /** How many mistakes are in it. */
  problems?: number;
  onClose: () => void;
  /** Buttons and notes below it. */
  foot: ReactNode;
  children: ReactNode;
}

/** A dialog of the workshop: grey, square, its number and name in the head. */
export function ToolDialog({ sign, name, problems = 0, onClose, foot, children }: ToolDialogProps) {
  const t = useT("editor-form");
  return (
    <Dialog
      open
      onClose={onClose}
      className={classNames(parts.dialog, styles.dialog)}
      title={name}
      header={(titleId) => (
        <>
          <Head sign={sign} titleId={titleId} title={name} />
          {problems > 0 && <span className={styles.errors}>{t("problems", { count: problems })}</span>}
        </>
      )}
      footer={<div className={styles.foot}>{foot}</div>}
    >
      {children}
    </Dialog>
  );
}
