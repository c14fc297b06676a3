import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { isReachable, reloadOnce } from "~/features/errors/reload";
import { tell } from "~/features/errors/tell";
import { browserTexts } from "~/i18n/browser-texts";
import { localeOf } from "~/domain/locale/locales";
import { staysEvent } from "~/domain/site/awake";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { loadNamespaces } from "~/i18n/text-chunks";

/** The namespaces the routes of this document name; React Router has their modules here already. */
function namespacesOfDocument(): string[] {
  const { __reactRouterRouteModules: modules = {} } = window as {
    __reactRouterRouteModules?: Record<string, { handle?: NamespaceHandle }>;
  };
  return ["common", ...Object.values(modules).flatMap(({ handle }) => handle?.namespaces ?? [])];
}

/** Without its texts a page cannot wake: it stays as it was served. */
async function stayAsServed(): Promise<void> {
  if ((await isReachable()) && reloadOnce()) return;
  showWhatStandsIn();
}

/** What a page has for browsers without JavaScript. */
function showWhatStandsIn(): void {
  window.dispatchEvent(new Event(staysEvent));
  for (const part of document.querySelectorAll("noscript")) part.insertAdjacentHTML("afterend", part.textContent ?? "");
}

function wake(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={browserTexts}>
          <HydratedRouter onError={tell} />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

window.addEventListener("error", ({ error }) => tell(error));
window.addEventListener("unhandledrejection", ({ reason }) => tell(reason));
// A browser that is too old for what follows keeps the page as it was served; there everything works that works without scripts.
if (!Promise.withResolvers) showWhatStandsIn();
// What was rendered with texts must hydrate with the same texts.
else
  loadNamespaces(browserTexts, localeOf(document.documentElement.lang).code, namespacesOfDocument()).then(
    wake,
    stayAsServed,
  );
