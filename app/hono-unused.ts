/*
 * What stands in the browser for the cookies of hono's client (see `vite.config.ts`): no browser lets a script send
 * some of its own, and none of the house's calls asks for it.
 */

export const serialize = (name: string): never => {
  throw new Error(`A browser sends its cookies itself: ${name}`);
};
