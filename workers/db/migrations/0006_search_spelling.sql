-- Written by hand, like the index itself. The words of the index, and those of titles and names by their runs of
-- three letters: what somebody meant who typed a word that is not there. Written by workers/db/search/search-index.ts.
CREATE VIRTUAL TABLE `search_words` USING fts5vocab('search_index', 'col');
--> statement-breakpoint
CREATE TABLE `search_trigram` (
  `trigram` text NOT NULL,
  `word` text NOT NULL,
  PRIMARY KEY (`trigram`, `word`)
) WITHOUT ROWID;
