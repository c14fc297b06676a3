/** Why the house takes tickets back: a closed list, so that no guest's name gets into the books. */
export const backReasons = ["wish", "ill", "mistake", "house_fault", "goodwill"] as const;
/** Why the house gives tickets other seats; those of a broken seat are kept out of sale. */
export const reseatReasons = ["asked", "broken"] as const;
