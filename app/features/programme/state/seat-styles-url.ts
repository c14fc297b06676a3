/** The address of the stylesheet that says what tickets these shows have. */
export const seatStylesUrl = (path: string, shows: readonly number[]): string =>
  `${path}/seats.css?events=${shows.join(",")}`;
