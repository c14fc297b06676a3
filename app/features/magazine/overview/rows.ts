import type { ListedArticle } from "~/domain/articles/listed";

/** Pictures of one height, side by side, and the articles without one that follow. */
export interface SheetRow {
  pictures: ListedArticle[];
  /** What the row has no pictures for, as a width over its height; 0: it is full. */
  rest: number;
  lines: ListedArticle[];
}

/** So wide, measured in its own height, is a row of pictures. */
const fullRow = 4.3;
const mostPictures = 4;

/**
 * Articles in rows, newest first. What comes later never changes a row that is full, so that a list
 * grows without moving what is read.
 */
export function sheetRows(articles: readonly ListedArticle[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: SheetRow = { pictures: [], rest: fullRow, lines: [] };
  for (const article of articles) {
    if (article.image && row.rest === 0) {
      rows.push(row);
      row = { pictures: [], rest: fullRow, lines: [] };
    }
    if (!article.image) row.lines.push(article);
    else {
      row.pictures.push(article);
      const rest = row.rest - article.image.ratio;
      row.rest = rest <= 0 || row.pictures.length === mostPictures ? 0 : rest;
    }
  }
  return row.pictures.length > 0 || row.lines.length > 0 ? [...rows, row] : rows;
}
