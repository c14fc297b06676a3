import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "~/server/context";
import { notFound, notNow } from "~/server/not-found";

type Asking = Pick<LoaderFunctionArgs, "context">;

/** Asks the API of the box office, in the name of whoever asks for the page. */
export function ask({ context }: Asking, path: string, init?: RequestInit): Promise<Response> {
  const { api, lang } = context.get(requestContext);
  return api.fetch(new URL(`/${lang}/api/box-office/${path}`, api.origin).href, init);
}

/** What it tells of what the address names. What is not there, and a house that does not answer now, have pages of their own. */
export async function read<Told>(asking: Asking, path: string): Promise<Told> {
  const answer = await ask(asking, path);
  if (answer.status === 404) throw notFound();
  if (!answer.ok) throw notNow();
  return answer.json<Told>();
}

/** Has the box office do something, with a body to what. */
export const tell = (asking: Asking, path: string, body?: object): Promise<Response> =>
  ask(asking, path, {
    method: "POST",
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
