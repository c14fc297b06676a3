import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import type { CartAnswer } from "./cart-intent";
import { CartForm } from "./CartForm";
import { Refused } from "./Refused";

interface RefusedAnswerProps {
  answer: CartAnswer;
  focus?: boolean;
  onAnswer: (answer: CartAnswer) => void;
}

/** Why a form of the cart was refused and, where that helps, the same once more with seats apart from each other. */
export function RefusedAnswer({ answer, focus = false, onAnswer }: RefusedAnswerProps) {
  const t = useT("shop");
  if (answer.refused === null) return null;
  return (
    <Refused reason={answer.refused} about={answer.about} focus={focus}>
      {answer.accept === null ? null : (
        <CartForm intent={answer.intent} values={answer.accept} onAnswer={onAnswer}>
          {(pending) => (
            <Button type="submit" size="small" busy={pending !== null}>
              {t("error.accept_scattered")}
            </Button>
          )}
        </CartForm>
      )}
    </Refused>
  );
}
