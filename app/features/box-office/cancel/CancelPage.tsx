import type { Cancellation } from "~/domain/cancelling/schema";
import { useT } from "~/i18n/use-t";
import { ShowChange } from "../ShowChange";
import { Confirm } from "./Confirm";
import { Progress } from "./Progress";
import { useCancellation } from "./use-cancellation";

/** A show that is to be cancelled: what that means, the word that does it, and how far it has come. */
export function CancelPage({ id, first }: { id: string; first: Cancellation }) {
  const t = useT("box-office");
  const cancelling = useCancellation(first);
  const { told, refused } = cancelling;
  const done = told.status === "cancelled";
  return (
    <ShowChange
      id={id}
      show={told.show}
      title={t(done ? "cancel.done_title" : "cancel.title")}
      state={told.status}
      refused={refused ? t(`cancel.refused.${refused}`) : ""}
    >
      {done ? <Progress cancelling={cancelling} /> : <Confirm cancelling={cancelling} />}
    </ShowChange>
  );
}
