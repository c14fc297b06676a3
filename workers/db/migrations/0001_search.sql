-- Full text over everything a visitor can find; written by workers/db/search.ts. Diacritics are
-- folded, so that "Tokyo" finds "Tōkyō"; prefixes of two and three letters are indexed for
-- suggestions while typing.
CREATE VIRTUAL TABLE `search_index` USING fts5(
  title,
  original,
  people,
  body,
  kind UNINDEXED,
  target_id UNINDEXED,
  lang UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3'
);
