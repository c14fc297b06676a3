import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { MovedSeats } from "../cart/MovedSeats";
import { Refused } from "../cart/Refused";
import { takeAgain, type CheckoutAnswer } from "./checkout-form";

/** What came of taking places again: other seats, or none and why, with the same once more apart from each other where that helps. */
export function PlacesNews({ answer, form }: { answer: CheckoutAnswer | undefined; form: string }) {
  const t = useT("shop");
  if (!answer?.places) return null;
  const { refused, about, accept, moved } = answer.places;
  return (
    <>
      <MovedSeats moved={moved} />
      {refused === null ? null : (
        <Refused reason={refused} about={about} focus>
          {accept ? (
            <Button type="submit" form={form} name="intent" value={takeAgain.apart} size="small">
              {t("error.accept_scattered")}
            </Button>
          ) : null}
        </Refused>
      )}
    </>
  );
}
