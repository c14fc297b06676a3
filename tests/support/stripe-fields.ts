import type { Page } from "@playwright/test";
import type { StripeDeed } from "./stripe-server";

/*
 * Stripe's script and the frame of its fields, as far as the house uses them: a Payment Element whose fields are in a frame of
 * Stripe's own address and look as the page asks, and a confirmation that answers what Stripe documents: an error of a field without
 * asking the bank, an error with the payment where the bank was asked, and for a transfer the way over the bank's page.
 */

const script = `
window.Stripe = (key, { locale }) => ({
  elements: ({ clientSecret, appearance }) => {
    const own = { clientSecret };
    own.create = (type) => {
      const heard = {};
      const frame = document.createElement("iframe");
      frame.title = locale === "de" ? "Sicherer Eingaberahmen für Zahlungen" : "Secure payment input frame";
      frame.style = "border:0;width:100%;height:11rem";
      frame.src = "https://js.stripe.com/frame/" + type + "?lang=" + locale + "#" + encodeURIComponent(JSON.stringify(appearance.variables));
      // The frame is asked when somebody pays: what it told at every key could still be on its way.
      own.number = () => new Promise((resolve) => {
        addEventListener("message", function hear({ source, data }) {
          if (source !== frame.contentWindow) return;
          removeEventListener("message", hear);
          resolve(data.number);
        });
        frame.contentWindow.postMessage("number", "https://js.stripe.com");
      });
      return {
        on: (event, listener) => { heard[event] = listener; },
        mount: (box) => {
          frame.addEventListener("load", () => heard.ready?.());
          box.append(frame);
        },
        destroy: () => frame.remove(),
      };
    };
    return own;
  },
  confirmPayment: async ({ elements, confirmParams }) => {
    const { clientSecret } = elements;
    const number = await elements.number();
    if (number === "") return { error: { type: "validation_error", message: "incomplete" } };
    const id = clientSecret.split("_secret_")[0];
    const body = new URLSearchParams({ key, client_secret: clientSecret, number });
    const answer = await (await fetch("https://api.stripe.com/v1/payment_intents/" + id + "/confirm", { method: "POST", body })).json();
    if (answer.error) return { error: { ...answer.error, message: answer.error.code } };
    if (answer.payment_intent.methods[0] !== "eps") return { paymentIntent: answer.payment_intent };
    const back = confirmParams.return_url + "?payment_intent=" + id + "&payment_intent_client_secret=" + clientSecret + "&redirect_status=succeeded";
    location.assign("https://hooks.stripe.com/redirect?back=" + encodeURIComponent(back));
    return new Promise(() => {});
  },
});`;

const frame = (
  lang: string,
) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Stripe</title></head>
<body style="margin:0;font:1rem/1.5 system-ui,sans-serif"><form aria-label="Stripe">
<label>${lang === "de" ? "Kartennummer" : "Card number"}<br>
<input inputmode="numeric" autocomplete="cc-number" style="font:inherit;width:100%;box-sizing:border-box;min-height:3rem;background:inherit;color:inherit"></label>
</form><script>
const look = JSON.parse(decodeURIComponent(location.hash.slice(1)));
document.body.style.background = look.colorBackground;
document.body.style.color = look.colorText;
addEventListener("message", ({ source }) => source.postMessage({ number: document.querySelector("input").value }, "*"));
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
</script></body></html>`;

/** Gives a page Stripe's addresses: what is confirmed there is a deed at the stand-in. */
export async function withStripeFields(page: Page, deed: (what: StripeDeed) => Promise<object>): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    return pathname.endsWith("/stripe.js")
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({ contentType: "text/html", body: frame(searchParams.get("lang") ?? "en") });
  });
  await page.route("https://hooks.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Bank</title><h1>Bank</h1>" }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-2) ?? "";
    const number = new URLSearchParams(route.request().postData() ?? "").get("number") ?? "";
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ headers, json: await deed({ do: "confirm", id, number }) });
  });
}
