/** What a device and an account last agreed on. */
export interface Agreed {
  account: string;
  ids: readonly number[];
}

/**
 * What was kept and let go on a device since it last agreed with an account. What agreed with another
 * account is that one's: only what came after is taken along, and nothing is let go.
 */
export function changesSince(
  device: readonly number[],
  agreed: Agreed | null,
  account: string,
): { add: number[]; remove: number[] } {
  const before = agreed?.ids ?? [];
  return {
    add: device.filter((id) => !before.includes(id)),
    remove: agreed?.account === account ? before.filter((id) => !device.includes(id)) : [],
  };
}

/** The list of the account for a device, with what was kept and let go there while the account was asked. */
export function withMeanwhile(
  ids: readonly number[],
  before: readonly number[],
  meanwhile: readonly number[],
): number[] {
  const gone = before.filter((id) => !meanwhile.includes(id));
  const fresh = meanwhile.filter((id) => !before.includes(id) && !ids.includes(id));
  return [...ids.filter((id) => !gone.includes(id)), ...fresh];
}

/** What an account gets that it had not kept. */
export const broughtAlong = (added: readonly number[], there: readonly number[]): number[] =>
  added.filter((id) => !there.includes(id));
