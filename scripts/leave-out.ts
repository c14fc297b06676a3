import { parseSync, Visitor, type ESTree } from "vite";

/*
 * Libraries come as files of classes and closures, of which no bundler leaves out a part that is never reached. What is
 * never asked of one is named by the part that knows it (`browser-i18next.ts`, `browser-router.ts`).
 */

/** Names of functions, by the class they are methods of; under "" those of no class. */
type Names = Readonly<Record<string, readonly string[]>>;

export interface LeftOut {
  /** Never called: a release of the library that does call one learns its name. */
  unasked?: Names;
  /** Called, with nothing to do. */
  idle?: Names;
  /** Conditions, as they are written there, that are never true. */
  never?: readonly string[];
  /** Conditions that are never false. */
  always?: readonly string[];
  /** What is called to tell a developer something, and is said to nobody else. */
  advice?: RegExp;
  /** Functions that throw what their second argument says: they say the place instead. */
  checks?: readonly string[];
}

type Edit = readonly [start: number, end: number, text: string];

const nameOf = (key: ESTree.Node | null): string =>
  key?.type === "Identifier" || key?.type === "PrivateIdentifier" ? key.name : "";

/** A library's source without what is named; throws when something of it is not there (any more). */
export function leaveOut(file: string, code: string, leftOut: LeftOut): string {
  const { unasked = {}, idle = {}, never = [], always = [], advice, checks = [] } = leftOut;
  const edits: Edit[] = [];
  const missing = new Set([
    ...never,
    ...always,
    ...[unasked, idle].flatMap((names) =>
      Object.entries(names).flatMap(([owner, own]) => own.map((name) => `${owner}.${name}`)),
    ),
  ]);
  const source = ({ start, end }: { start: number; end: number }) => code.slice(start, end);

  const empty = (owner: string, name: string, body: { start: number; end: number }) => {
    const text = unasked[owner]?.includes(name)
      ? `{throw new Error(${JSON.stringify(`Left out: ${name}`)})}`
      : idle[owner]?.includes(name) && "{}";
    if (!text) return;
    missing.delete(`${owner}.${name}`);
    edits.push([body.start, body.end, text]);
  };

  new Visitor({
    ClassDeclaration: ({ id, body }) => {
      for (const member of body.body)
        if (member.type === "MethodDefinition" && member.value.body)
          empty(nameOf(id), nameOf(member.key), member.value.body);
    },
    FunctionDeclaration: ({ id, body }) => void (body && empty("", nameOf(id), body)),
    VariableDeclarator: ({ id, init }) =>
      void (init?.type === "ArrowFunctionExpression" && empty("", nameOf(id), init.body)),
    ExpressionStatement: ({ expression, start, end }) => {
      if (expression.type === "CallExpression" && advice?.test(source(expression.callee)))
        edits.push([start, end, ";"]);
    },
    IfStatement: ({ test, consequent, alternate, start, end }) => {
      const condition = source(test);
      missing.delete(condition);
      if (never.includes(condition)) edits.push(alternate ? [start, alternate.start, ""] : [start, end, ";"]);
      if (always.includes(condition)) edits.push([start, consequent.start, ""], [consequent.end, end, ""]);
    },
    ConditionalExpression: ({ test, alternate, start }) => {
      if (!never.includes(source(test))) return;
      missing.delete(source(test));
      edits.push([start, alternate.start, ""]);
    },
    CallExpression: ({ callee, arguments: [, message] }) => {
      if (!message || !checks.includes(source(callee))) return;
      const line = code.slice(0, message.start).split("\n").length;
      edits.push([message.start, message.end, JSON.stringify(`${file}:${line}`)]);
    },
  }).visit(parseSync(file, code).program);
  if (missing.size > 0) throw new Error(`${file} has no longer: ${[...missing].join(", ")}`);

  let at = 0;
  let written = "";
  for (const [start, end, text] of edits.toSorted(([a], [b]) => a - b)) {
    // What stands in something that goes as a whole goes with it.
    if (start < at) continue;
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}
