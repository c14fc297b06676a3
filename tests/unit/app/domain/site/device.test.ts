import { describe, expect, it } from "vitest";
import { weaknessOf, type Device } from "~/domain/site/device";

describe("what a device is spared", () => {
  it.each<[string, Device, ReturnType<typeof weaknessOf>]>([
    ["a browser that says nothing", {}, null],
    ["a phone of today", { connection: { effectiveType: "4g" }, deviceMemory: 4, hardwareConcurrency: 8 }, null],
    ["a slow line", { connection: { effectiveType: "2g" } }, "bandwidth"],
    ["the slowest line", { connection: { effectiveType: "slow-2g" } }, "bandwidth"],
    ["a line that somebody spares", { connection: { saveData: true, effectiveType: "4g" } }, "bandwidth"],
    ["a weak phone", { deviceMemory: 0.5, hardwareConcurrency: 2 }, "hardware"],
    ["little memory and many cores", { deviceMemory: 1, hardwareConcurrency: 8 }, null],
    ["a computer of one core", { hardwareConcurrency: 1 }, null],
  ])("%s", (_, device, weakness) => {
    expect(weaknessOf(device)).toBe(weakness);
  });
});
