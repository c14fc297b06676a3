import { describe, expect, it } from "vitest";
import { z } from "zod";
import { media, moment, requiredRichText, requiredText, text } from "~/domain/pages/fields";
import { problemsAt, problemsOf } from "~/features/editor/form/problems";
import { schemaAt, shapeOf } from "~/features/editor/form/shape";
import { definitions } from "~/modules/definitions";

const all = [...definitions.values()];

describe("the form of every module type", () => {
  it.each(all.map((definition) => [definition.type, definition] as const))(
    "%s has a field for each prop, and knows its kind",
    (_, definition) => {
      expect(Object.keys(definition.fields).toSorted()).toEqual(Object.keys(definition.schema.shape).toSorted());
      for (const [key, field] of Object.entries(definition.fields)) {
        const shape = shapeOf(schemaAt(definition.schema, key));
        if (field.kind === "list")
          expect([key, Object.keys(shape.entry?.shape ?? {}).toSorted()]).toEqual([
            key,
            Object.keys(field.of ?? {}).toSorted(),
          ]);
        if (field.kind === "rich-text") expect([key, shape.isTranslated]).toEqual([key, true]);
        if (field.kind === "choice")
          for (const choice of Object.keys(field.choices ?? {}))
            expect([key, choice, schemaAt(definition.schema, key).safeParse(choice).success]).toEqual([
              key,
              choice,
              true,
            ]);
      }
    },
  );

  it.each(all.map((definition) => [definition.type, definition] as const))(
    "%s finds nothing wrong with its own sample",
    (_, definition) => {
      expect(problemsOf(definition.schema, definition.sample)).toEqual([]);
    },
  );

  it.each(all.map((definition) => [definition.type, definition] as const))(
    "%s says in words of its own what a new one lacks",
    (_, definition) => {
      const words = problemsOf(definition.schema, definition.defaults).map((problem) => problem.words);
      expect(words).not.toContain("problem.other");
    },
  );

  it("says of an address that leads to no video that it is none", () => {
    const [problem] = problemsOf(definitions.get("video")?.schema ?? z.object({}), {
      ...definitions.get("video")?.sample,
      video_url: "https://example.org/film",
    });
    expect(problem).toEqual({ path: ["video_url"], words: "problem.video" });
  });
});

describe("what is wrong", () => {
  const schema = z.object({
    headline: requiredText(10),
    intro: text(20),
    content: requiredRichText(),
    image: media(),
    from: moment(),
    items: z.array(z.object({ title: requiredText() })).min(1),
  });
  const problems = problemsOf(schema, {
    headline: { de: "", en: "Much too long a headline" },
    intro: {},
    image: null,
    from: "soon",
    items: [{ title: { de: "Eins" } }, { title: {} }],
  });
  const wordsAt = (...keys: string[]) =>
    keys.reduce((found, key) => problemsAt(found, key), problems).map(({ words }) => words);

  it("stands at the field and the language that it is about", () => {
    expect(wordsAt("headline", "en")).toEqual(["problem.tooLong"]);
    expect(wordsAt("intro")).toEqual([]);
    expect(wordsAt("content")).toEqual(["problem.required"]);
    expect(wordsAt("image")).toEqual(["problem.required"]);
    expect(wordsAt("items", "0")).toEqual([]);
    expect(wordsAt("items", "1", "title", "de")).toEqual(["problem.required"]);
  });

  it("is said for the language that every text has", () => {
    expect(problemsOf(schema, { headline: { en: "Tonight" } }).find(({ path }) => path[0] === "headline")).toEqual({
      path: ["headline", "de"],
      words: "problem.required",
    });
  });
});
