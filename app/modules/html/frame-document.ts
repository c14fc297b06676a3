import type { Page } from "~/domain/pages/schema";
import { sandbox } from "./frame";

/**
 * Tells the page how tall the content is: whenever that changes, and when it is asked. The frame has
 * an origin of its own that equals no other, so that the page cannot look for itself.
 */
const tellHeight = `const tell=()=>parent.postMessage(Math.ceil(document.documentElement.getBoundingClientRect().height),"*");
addEventListener("message",tell);new ResizeObserver(tell).observe(document.documentElement)`;

const styles = `html{color-scheme:light}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#111;background:#fff}img,video,svg{max-width:100%;height:auto}`;

async function policy(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(tellHeight));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return [
    "default-src 'none'",
    // The one script above; what an editor pastes runs none.
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${sandbox}`,
  ].join("; ");
}

/** The code of a page's HTML module; null if the page has none of this id. */
export function codeOf(page: Page, id: string): string | null {
  const modules = page.modules.flatMap(({ columns }) => columns.flatMap(({ children }) => children));
  const code = modules.find((module) => module.id === id && module.type === "html")?.props.html_code;
  return typeof code === "string" ? code : null;
}

/**
 * What an editor pasted, as a document under a policy of its own: its styles, pictures and links
 * work, its scripts do not, and links open beside the page.
 */
export async function frameDocument(code: string, lang: string): Promise<Response> {
  const document = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><base target="_blank"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>HTML</title><style>${styles}</style><script>${tellHeight}</script></head><body>${code}</body></html>`;
  return new Response(document, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": await policy(),
      "x-frame-options": "SAMEORIGIN",
    },
  });
}
