/** Tickets of a show that the desk sells at once, where the house has not said (`box_office.group_size`): a school class. */
export const defaultGroupSize = 30;
