/*
 * What stands in the browser for two parts of React Router that this house has switched off (see `vite.config.ts`):
 * the routes are all in the first page (`routeDiscovery` in `react-router.config.ts`), so none is discovered later, and
 * nothing watches the router from outside. Each answers what React Router's own does while it is switched off.
 */

/** Routes that are fetched when a link to them is seen: none. */
export const isFogOfWarEnabled = (): false => false;
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;
export const useFogOFWarDiscovery = (): undefined => undefined;
export const getPartialManifest = <T>(manifest: T): T => manifest;

/** Somebody who is told of navigations and loaders: nobody. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
export const getRouteInstrumentationUpdates = (): object => ({});
export const instrumentClientSideRouter = <T>(router: T): T => router;
