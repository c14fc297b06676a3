import { prove, type Proving, type UnderWay } from "./turnstile";

/** A form that was refused for want of a proof gets one into its field and is sent again. What has to be pressed, if anything, stands above its fields. */
export function proveForm(form: HTMLFormElement, proving: Proving, send: (token: string) => void): UnderWay {
  const box = document.createElement("div");
  form.insertBefore(box, form.firstChild);
  const underWay = prove(box, proving);
  void underWay.over.then((token) => {
    box.remove();
    if (token) send(token);
  });
  return underWay;
}
