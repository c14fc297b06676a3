import type { Plugin } from "vite";
import { leaveOut, type LeftOut } from "./leave-out.ts";

/*
 * React Router in the browser, without what this house has switched off or never asks for: routes discovered later (all
 * are in the first page), somebody who asks before a page is left, the browser's view transitions (motion is the house's own),
 * loaders that a browser runs, server components; a test looks that no source uses them. What would advise a developer is
 * said in development; what must never happen names its place.
 */
const everywhere: LeftOut = { advice: /^(warning|warnOnce)$/, checks: ["invariant", "UNSAFE_invariant"] };

const files: Readonly<Record<string, LeftOut>> = {
  "router/router.js": {
    unasked: {
      "": ["discoverRoutes", "patchRoutes", "updateBlocker", "getBlocker", "deleteBlocker", "_internalSetRoutes"],
    },
    idle: { "": ["shouldBlockNavigation", "restoreAppliedTransitions", "persistAppliedTransitions"] },
    never: [
      "isFogOfWar",
      "fogOfWar.active && fogOfWar.matches",
      "init.patchRoutesOnNavigation",
      "blockerKey && delta != null",
      "blockerKey",
      "blockers.size > 0 && !isUninterruptedRevalidation",
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      "pendingViewTransitionEnabled",
      "future.unstable_routePatternMatching",
    ],
  },
  "components.js": {
    always: ["!viewTransitionOpts || !isViewTransitionAvailable"],
    never: [
      "renderDfd && pendingState && router.window",
      "renderDfd && pendingState && state.location.key === pendingState.location.key",
      "!vtContext.isTransitioning && interruption",
      "vtContext.isTransitioning && !vtContext.flushSync",
    ],
  },
  // The root of the house's routes has an error page of its own.
  "hooks.js": { unasked: { "": ["DefaultErrorComponent"] } },
  "dom/ssr/routes.js": {
    unasked: { "": ["wrapShouldRevalidateForHdr"] },
    idle: { "": ["prefetchRouteModuleChunks"] },
    never: [
      "route.hasClientLoader",
      "route.hasClientMiddleware",
      "route.clientLoaderModule || route.clientActionModule",
      "isSpaMode",
      "needsRevalidation",
      "!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader",
    ],
    always: ["!routeModule.clientLoader"],
  },
  "dom/ssr/single-fetch.js": {
    unasked: { "": ["nonSsrStrategy"] },
    never: ["!ssr && !foundRevalidatingServerLoader", "shouldAllowOptOut(m) && hasClientLoader"],
  },
  "dom/ssr/components.js": { unasked: { "": ["RSCPrefetchPageLinksImpl"] }, never: ["rsc"] },
};

const library = "/node_modules/react-router/dist/production/lib/";

export const routerForBrowsers: Plugin = {
  name: "kasch:browser-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\/lib\// },
    handler: (code, id) => {
      const file = id.slice(id.indexOf(library) + library.length);
      return { code: leaveOut(file, code, { ...everywhere, ...files[file] }), map: null };
    },
  },
};
