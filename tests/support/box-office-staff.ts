import type { StaffRole } from "~/domain/staff/permissions";
import type { DoorAsking } from "../../workers/shop/door/asking";
import { ordering, selling } from "./orders";
import { evening } from "./shop";

/** Who sits at the box office in tests. */
export const mira = { id: "mira", email: "mira@kino.example", name: "Mira", role: "box-office" as const };

/** What Mira asks with on the evening of the tests, in German, as who she is; as nobody with the role null. */
export const asked = (more: Partial<DoorAsking> = {}, role: StaffRole | null = "box-office"): DoorAsking => ({
  db: ordering().db,
  env: selling,
  now: evening,
  lang: "de",
  actor: role && { ...mira, role },
  requestId: "box-office-test",
  ...more,
});
