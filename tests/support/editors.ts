import type { StaffRole } from "~/domain/staff/permissions";
import type { RenderPage } from "../../workers/answers/pages";
import { caller, htmlPage, origin } from "./edge";
import { signInWith } from "./house";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const token = "t".repeat(40);

/** The calls of the editors as a browser makes them; hashing a password takes its time, so that sign-ins are kept. */
export function editors(renderPage: RenderPage = () => Promise.resolve(htmlPage("page", "n"))) {
  const call = caller({ renderPage }, { AUTH_SECRET });
  const jars = new Map<StaffRole, string>();

  async function cookieOf(role: StaffRole): Promise<string> {
    const known = jars.get(role) ?? (await signInWith(call, role));
    jars.set(role, known);
    return known;
  }

  /** Asks as somebody with a role; null: nobody. */
  async function ask(
    role: StaffRole | null,
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const session = role === null ? [] : [await cookieOf(role)];
    return call(`/de/pageeditor-api/${path}`, {
      method,
      headers: {
        origin,
        cookie: [`csrftoken=${token}`, ...session].join("; "),
        "x-csrftoken": token,
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  }
  return { call, ask, cookieOf };
}
