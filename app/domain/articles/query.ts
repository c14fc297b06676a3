/** What a list of articles is asked for. */
export interface ArticlesQuery {
  category?: number;
  tag?: number;
  /** Only these. */
  ids?: readonly number[];
  page?: number;
  page_size?: number;
}
