export const feesPath = "/cms-hub/box-office/fees";
/** The form; a link to a fee leads to it. */
export const formId = "fee";
