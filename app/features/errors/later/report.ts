import { browserApi } from "~/api/browser";
import type { LocaleCode } from "~/domain/locale/locales";
import { framesOf } from "~/domain/site/browser-error";
import { languageOfPath } from "~/i18n/locale-context";
import { isLost, isOfServer } from "../interrupted";

/** Beyond the first of a document, one error in so many is reported: one that goes wild says the same often. */
const oneIn = 10;

const reported = new Set<string>();

/** The path alone: queries and fragments may name a person. */
const path = (): string => window.location.pathname;

/** Reports a page that was not found on a client navigation, once per address. */
export async function reportNotFound(lang: LocaleCode): Promise<void> {
  const url = path();
  if (reported.has(url)) return;
  reported.add(url);
  await browserApi(lang).report({ url });
}

/**
 * Reports an error of our own code, each once per document: its name and where it happened. What the
 * server answered it knows, and what did not arrive is either gone with the old release or the network's.
 */
export async function reportError(error: unknown): Promise<void> {
  if (!(error instanceof Error) || isLost(error) || isOfServer(error)) return;
  const stack = framesOf(error.stack ?? "", window.location.origin);
  const key = `${error.name} ${stack[0]}`;
  if (stack.length === 0 || reported.has(key)) return;
  const isFirst = reported.size === 0;
  reported.add(key);
  if (!isFirst && Math.random() * oneIn >= 1) return;
  const url = path();
  await browserApi(languageOfPath(url)).report({ url, error: { name: error.name, stack, build: __BUILD_ID__ } });
}
