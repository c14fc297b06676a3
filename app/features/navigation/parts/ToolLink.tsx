import { Icon, type IconName } from "~/ui/picture/Icon";
import { SmartLink } from "~/ui/SmartLink";
import styles from "./ToolLink.module.css";

interface ToolLinkProps {
  to: string;
  icon: IconName;
  label: string;
  /** The word beside the icon, also where the header has no room for it. */
  words?: boolean | undefined;
}

/** A way to a place of one's own. */
export function ToolLink({ to, icon, label, words = false }: ToolLinkProps) {
  return (
    <SmartLink to={to} plain className={`${styles.tool} ${words ? "" : styles.compact}`}>
      <Icon name={icon} />
      <span>{label}</span>
    </SmartLink>
  );
}
