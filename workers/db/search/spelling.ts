import { sql } from "drizzle-orm";
import { meant, searchWords, trigrams } from "~/domain/search/query";
import type { Database } from "../client";
import { countFound } from "./find";
import type { Asked } from "./hits";
import { matchExpression, matching } from "./match";
import { rowIsIn } from "./search-index";

/** Words that share most runs of three letters with one that was typed. */
const mostNear = 40;
const mostProposals = 6;

/** A word of a query: what it is, or what it was meant to be; null if nothing is like it. */
async function known(db: Database, word: string, lang: string): Promise<string | null> {
  const [there, near] = await Promise.all([
    db.all(
      sql`SELECT 1 FROM search_index WHERE ${matching(matchExpression(word) ?? '""')} AND ${rowIsIn(lang)} LIMIT 1`,
    ),
    db.all<{ word: string }>(
      sql`SELECT word, count(*) AS shared FROM search_trigram WHERE trigram IN (SELECT value FROM json_each(${JSON.stringify(trigrams(word))})) GROUP BY word ORDER BY shared DESC, length(word) LIMIT ${mostNear}`,
    ),
  ]);
  if (there.length > 0) return word;
  return meant(
    word,
    near.map((row) => row.word),
  );
}

const sumOf = (counts: object): number => Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);

/**
 * What may have been meant where nothing matches, and how much that finds: the words as they should be written, else
 * the longest of them that finds something. Null if none does.
 */
export async function correct(db: Database, asked: Asked): Promise<{ query: string; count: number } | null> {
  const typed = searchWords(asked.text);
  const words = (await Promise.all(typed.map((word) => known(db, word, asked.lang)))).filter((word) => word !== null);
  const whole = words.join(" ");
  const single = words.filter((word) => word.length > 3).toSorted((a, b) => b.length - a.length);
  const inOrder = words.length === typed.length ? [whole, ...single] : [...single, whole];
  const proposals = [...new Set(inOrder)].filter(Boolean).slice(0, mostProposals);
  const counted = await Promise.all(
    proposals.map(async (query) => ({ query, count: sumOf(await countFound(db, { ...asked, text: query })) })),
  );
  return counted.find(({ count }) => count > 0) ?? null;
}
