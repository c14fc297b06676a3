import { beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "~/domain/staff/permissions";
import { contract } from "../../../../workers/api/app";
import { origin } from "../../../support/edge";
import { emptyHouse } from "../../../support/editing";
import { editors } from "../../../support/editors";

interface Operation {
  tags?: string[];
  requestBody?: object;
}

const calls = Object.entries(contract("").paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>)
    .filter(([, { tags }]) => tags?.includes("Box office"))
    .map(([method, { requestBody }]) => ({ method: method.toUpperCase(), path, hasBody: requestBody !== undefined })),
);
type Call = (typeof calls)[number];

/** What only those may do who plan the programme and answer for the money. */
const root = "/{lang}/api/box-office";
const managers = [
  `POST ${root}/codes/`,
  `POST ${root}/codes/{code}/end/`,
  `POST ${root}/fees/`,
  `POST ${root}/fees/{place}/end/`,
  `POST ${root}/vouchers/`,
  `POST ${root}/vouchers/{voucher}/code/`,
  `POST ${root}/shows/{event}/cancellation/`,
  `POST ${root}/shows/{event}/move/`,
  `POST ${root}/shows/{event}/reconciliation/`,
];

const { call, cookieOf } = editors();
beforeAll(() => emptyHouse());

/** The calls that are refused so, whatever they are about: no address of theirs leads to anything, and no body is one. */
async function refused(status: number, role: StaffRole | null, body: string): Promise<string[]> {
  const token = "t".repeat(40);
  const session = role === null ? "" : `; ${await cookieOf(role)}`;
  const headers = { origin, "content-type": "application/json", cookie: `csrftoken=${token}${session}` };
  const answers = await Promise.all(
    calls.map(async ({ method, path, hasBody }: Call) => {
      const address = path.replace("{lang}", "de").replaceAll(/\{\w+\}/g, "nothing");
      const answer = await call(address, {
        method,
        headers: { ...headers, "x-csrftoken": token },
        ...(hasBody && { body }),
      });
      return answer.status === status ? [`${method} ${path}`] : [];
    }),
  );
  return answers.flat().toSorted();
}

const every = calls.map(({ method, path }) => `${method} ${path}`).toSorted();

// Hashing a password takes its time, on purpose.
describe("the calls of the box office", { timeout: 60_000 }, () => {
  it("are all of them looked at here", () => {
    expect(every).toEqual(expect.arrayContaining([`POST ${root}/desk/{event}/sales/{sale}/pay/`, ...managers]));
  });

  it.each(["{}", "{"])("are closed to whoever may not, before anything is read: %s", async (body) => {
    expect(await refused(401, null, body)).toEqual(every);
    expect(await refused(403, "editor", body)).toEqual(every);
    expect(await refused(403, "box-office", body)).toEqual(managers.toSorted());
    expect(await refused(403, "manager", body)).toEqual([]);
  });
});
