import { fail, ok, type Result } from "../common/errors";
import type { Session, staffRoles } from "../site/session";

export type StaffRole = (typeof staffRoles)[number];

/** What staff can do, in the words of the house. */
const actions = [
  "edit pages",
  "publish pages",
  "change page settings",
  "arrange pages",
  "keep media",
  "plan the programme",
  "sell tickets",
  "issue codes",
  "issue vouchers",
  "set fees",
  "read form entries",
  "change site settings",
  "manage staff",
] as const;
export type Action = (typeof actions)[number];

const editing: readonly Action[] = [
  "edit pages",
  "publish pages",
  "change page settings",
  "arrange pages",
  "keep media",
];

/** Who may do what: the one table that every command asks. */
const rights: Record<StaffRole, ReadonlySet<Action>> = {
  editor: new Set(editing),
  "box-office": new Set<Action>(["sell tickets"]),
  manager: new Set<Action>([
    ...editing,
    "plan the programme",
    "sell tickets",
    "issue codes",
    "issue vouchers",
    "set fees",
    "read form entries",
  ]),
  admin: new Set(actions),
};

/** True if somebody with this role may do this. */
export const may = (role: StaffRole, action: Action): boolean => rights[role].has(action);

/** Who asks, if they may do this. Fails with `unauthorized` for nobody of the house, with `forbidden` for another role. */
export function whoMay(staff: Session["staff"], action: Action): Result<NonNullable<Session["staff"]>> {
  if (!staff) return fail("unauthorized");
  return may(staff.role, action) ? ok(staff) : fail("forbidden", `Who has the role ${staff.role} may not ${action}`);
}

/** The rooms of the hub, each with what its visitors come for. */
const rooms = {
  pages: "edit pages",
  media: "keep media",
  programme: "plan the programme",
  "box-office": "sell tickets",
  forms: "read form entries",
  settings: "change site settings",
  staff: "manage staff",
} as const satisfies Record<string, Action>;
type Room = keyof typeof rooms;

/** The rooms of the hub that are open to a role. */
export const roomsFor = (role: StaffRole): Room[] =>
  (Object.keys(rooms) as Room[]).filter((room) => may(role, rooms[room]));
