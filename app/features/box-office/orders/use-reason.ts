import { useT } from "~/i18n/use-t";
import { reasonOf } from "./words";

/** A reason of the books in words; as it stands there, where there are none for it. */
export function useReason() {
  const t = useT("box-office");
  return (code: string): string => {
    const reason = reasonOf(code);
    return reason ? t(`orders.reason.${reason}`) : code;
  };
}
