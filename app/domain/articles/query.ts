/** What a list of articles is asked for. */
export interface ArticlesQuery {
  category?: number;
  tag?: number;
  page?: number;
  page_size?: number;
}
