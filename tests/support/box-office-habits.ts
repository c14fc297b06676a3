/** What people (first, second …) do one after the other and chance would hardly ever bring together. */
export const habits: [kind: string, person: number][][] = [
  [
    ["hold-places", 0],
    ["renew-often", 0],
  ],
  [
    ["hold-places", 0],
    ["pay-often", 0],
  ],
  [
    ["hold-seats", 0],
    ["change-seats", 0],
    ["change-seats", 1],
  ],
  [
    ["hold-places", 0],
    ["hold-seats", 1],
    ["hold-seats", 2],
    ["hold-places", 2],
  ],
  [
    ["hold-slot", 0],
    ["hold-slot", 1],
    ["change-seats", 0],
  ],
  [
    ["hold-slot", 0],
    ["configure", 0],
    ["hold-slot", 0],
  ],
  [
    ["pause", 0],
    ["hold-places", 1],
    ["more", 1],
  ],
  [
    ["hold-places", 0],
    ["begin-payment", 0],
    ["hold-places", 1],
    ["begin-payment", 1],
  ],
  [
    ["hold-places", 0],
    ["hold-unproven", 1],
  ],
  [
    ["hold-places", 0],
    ["confirm", 0],
    ["refund", 0],
  ],
  [
    ["hold-seats", 0],
    ["confirm", 0],
    ["reseat", 0],
    ["reseat", 1],
    ["reseat", 0],
  ],
  [
    ["sell-out", 0],
    ["wait-places", 1],
    ["set-capacity", 2],
  ],
  [
    ["hold-places", 0],
    ["sell-out", 0],
    ["wait-places", 1],
    ["wait-places", 2],
    ["release", 0],
  ],
];
