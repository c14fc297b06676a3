import { fields } from "../form/booking-form-data";
import { prove, type Proving } from "./turnstile";

/**
 * A form that was refused for want of a proof gets one, once, and is sent again with it. What has to be pressed, if anything, stands
 * above its fields. Answers with what ends it before its time.
 */
export function proveForm(
  form: HTMLFormElement | null,
  proving: Proving,
  send: (body: FormData, options: { method: "post" }) => unknown,
): () => void {
  const box = document.createElement("div");
  form?.insertBefore(box, form.firstChild);
  const underWay = prove(box, proving);
  void underWay.over.then((token) => {
    box.remove();
    if (!token || !form) return;
    const body = new FormData(form);
    body.set(fields.proof, token);
    void send(body, { method: "post" });
  });
  return underWay.end;
}
