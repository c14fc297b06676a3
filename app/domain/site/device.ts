/** What a browser says of the device it runs on; not every browser says it. */
export interface Device {
  connection?: { saveData?: boolean; effectiveType?: string };
  /** Gigabytes. */
  deviceMemory?: number;
  hardwareConcurrency?: number;
}

/** Why a device is spared what nobody has asked for: somebody pays for the line, it is slow, or the device is weak. Null: it is not. */
export function weaknessOf({
  connection,
  deviceMemory = 8,
  hardwareConcurrency = 8,
}: Device): "bandwidth" | "hardware" | null {
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return "bandwidth";
  return deviceMemory <= 1 && hardwareConcurrency <= 2 ? "hardware" : null;
}
