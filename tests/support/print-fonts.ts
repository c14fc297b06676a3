import { env } from "cloudflare:workers";

const fonts = import.meta.glob<string>("../../public/{print/*.ttf,wallet/*.png}", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The faces tickets are printed with, and the marks of passes, without a build of the site. */
export const ASSETS = {
  ...env.ASSETS,
  fetch: async (address: RequestInfo | URL) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    const [, base64 = ""] = fonts[`../../public${pathname}`]?.split(",") ?? [];
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new Response(bytes, { status: bytes.length > 0 ? 200 : 404 });
  },
};
