const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** The eight groups of an IPv6 address in any spelling, or null if it is none. */
function groupsOf(address: string): number[] | null {
  const spelt = `http://[${address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(spelt)) return null;
  // The parser writes it one way: lower case, no leading zeros, an IPv4 ending as two groups.
  const [head = [], tail = []] = new URL(spelt).hostname
    .slice(1, -1)
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":").map((group) => parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** The IPv4 address that an IPv6 socket shows as "::ffff:192.0.2.7". */
function mappedIpv4(groups: readonly number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join(".")
    : null;
}

/**
 * Who is counted as one caller: an IPv4 address, or the /64 network of an IPv6 address
 * ("2001:db8:0:7::/64"), because whoever has one of its addresses has all of them. Every spelling
 * of a network gives the same text. Whatever is no address is one caller together: "unknown".
 */
export function networkOf(address: string): string {
  if (ipv4.test(address)) return address;
  const groups = groupsOf(address);
  if (!groups) return "unknown";
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return mappedIpv4(groups) ?? `${network.join(":")}::/64`;
}
