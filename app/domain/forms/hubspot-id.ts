import { readId } from "../common/id";

/*
 * What a page's form is known by: the number of a form of the house, or what HubSpot calls one of its
 * own, the last part of the address under which it can be shared.
 */

/** The house's own form, if it is one. */
export const ownFormId = readId;

/** Where a form of HubSpot can be filled in. It is linked and never loaded: with it would come HubSpot's trackers. */
export const hubspotAddress = (id: string): string => `https://share.hsforms.com/${encodeURIComponent(id)}`;
