import { describe, expect, it } from "vitest";
import { networkOf } from "~/domain/site/network";

describe("who is counted as one caller", () => {
  it("is everybody in the /64 network of an IPv6 address, and nobody in the next one", () => {
    const network = "2001:db8:0:7::/64";
    for (const address of ["2001:db8:0:7::1", "2001:db8:0:7:ffff:ffff:ffff:ffff", "2001:db8:0:7:1::"])
      expect(networkOf(address), address).toBe(network);
    for (const address of ["2001:db8:0:8::1", "2001:db8:1:7::1", "2001:db9:0:7::1"])
      expect(networkOf(address), address).not.toBe(network);
  });

  it("is the same however an address is spelt", () => {
    for (const address of ["2001:DB8::7:0:0:0:1", "2001:0db8:0000:0007:0000:0000:0000:0001", "2001:db8:0:7::192.0.2.1"])
      expect(networkOf(address), address).toBe("2001:db8:0:7::/64");
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
  });

  it("is one IPv4 address, also where an IPv6 socket shows it", () => {
    for (const address of ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207"])
      expect(networkOf(address), address).toBe("192.0.2.7");
    expect(networkOf("192.0.2.8")).not.toBe(networkOf("192.0.2.7"));
  });

  it("is one caller for whatever is no address, so that nonsense earns nobody a count of its own", () => {
    for (const address of [
      "",
      "local",
      "2001:db8::1::2",
      "2001:db8:0:7",
      "1:2:3:4:5:6:7:8:9",
      "[::1]",
      "::1]/x",
      "a b",
      "fe80::1%eth0",
    ])
      expect(networkOf(address), address).toBe("unknown");
  });
});
