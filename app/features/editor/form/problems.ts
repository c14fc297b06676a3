import type { z } from "zod";
import { defaultLocale } from "~/domain/locale/locales";
import type { MessageKey } from "~/i18n/namespaces";

/** One thing that a publication would stumble over. */
export interface Problem {
  /** Where, from the module's props on. */
  path: readonly string[];
  words: MessageKey<"editor-form">;
  values?: { most: number };
}

/** The schemas' own words, which are for developers, as an editor reads them. */
const spoken: Readonly<Record<string, MessageKey<"editor-form">>> = {
  "A text in the default language is required": "problem.required",
  "A link is required": "problem.required",
  "A date and a time are required": "problem.required",
  "No content of a permitted provider": "problem.provider",
  "No video of YouTube or Vimeo": "problem.video",
  "An embed code or a file is required": "problem.codeOrFile",
  "Neither a form of the house nor of HubSpot": "problem.whichForm",
  "A length as 4:07": "problem.playingTime",
  "Not a link": "problem.link",
};

function wordsOf(issue: z.core.$ZodIssue): Pick<Problem, "words" | "values"> {
  if (issue.code === "too_big")
    return {
      words: issue.origin === "string" ? "problem.tooLong" : "problem.tooMuch",
      values: { most: Number(issue.maximum) },
    };
  const own = spoken[issue.message];
  if (own) return { words: own };
  if (issue.code === "invalid_type" || issue.code === "too_small") return { words: "problem.required" };
  return { words: issue.code === "invalid_format" ? "problem.format" : "problem.other" };
}

const isMissingText = (issue: z.core.$ZodIssue): boolean =>
  issue.message === "A text in the default language is required";

/** What keeps a module from being published, in the order of its fields. */
export function problemsOf(schema: z.ZodObject, props: Record<string, unknown>): Problem[] {
  const { error } = schema.safeParse(props);
  return (error?.issues ?? []).map((issue) => ({
    // What is said of a text as a whole is about the language that every text has.
    path: [...issue.path.map(String), ...(isMissingText(issue) ? [defaultLocale] : [])],
    ...wordsOf(issue),
  }));
}

/** Problems below a key, their paths from there on. */
export const problemsAt = (problems: readonly Problem[], key: string): Problem[] =>
  problems.filter(({ path }) => path[0] === key).map((problem) => ({ ...problem, path: problem.path.slice(1) }));
