import { importPart } from "~/domain/common/part";

interface ManifestRoute {
  id: string;
  /** Address of the route's chunk. */
  module: string;
}

/**
 * Stands in for React Router's own (see `vite.config.ts`), which reloads the page for every module that
 * does not arrive: again at every click, and never at the address that was asked for. Here the page in
 * its place fails with `LostPart`, because React Router drops what a module's promise rejects with.
 */
export async function loadRouteModule(route: ManifestRoute, loaded: Record<string, unknown>): Promise<unknown> {
  try {
    return (loaded[route.id] ??= await importPart(() => import(/* @vite-ignore */ route.module)));
  } catch (lost) {
    const Lost = () => {
      throw lost;
    };
    return { default: Lost };
  }
}
