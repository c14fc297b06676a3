import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { houseCatalog, loadNamespaces } from "~/i18n/catalog";
import { languageOfPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";

const reloadKey = "kasch-reload";
const reloadPauseMs = 60_000;

/** A new release has other chunks: the page of the old one reloads, but at most once a minute. */
function reloadOnLostChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
    if (Date.now() - last < reloadPauseMs) return;
    sessionStorage.setItem(reloadKey, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}

/** The namespaces the routes of this document name; React Router has their modules here already. */
function namespacesOfDocument(): string[] {
  const { __reactRouterRouteModules: modules = {} } = window as {
    __reactRouterRouteModules?: Record<string, { handle?: NamespaceHandle }>;
  };
  return ["common", ...Object.values(modules).flatMap(({ handle }) => handle?.namespaces ?? [])];
}

reloadOnLostChunk();
// What was rendered with texts must hydrate with the same texts.
await loadNamespaces(houseCatalog, languageOfPath(window.location.pathname), namespacesOfDocument());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
