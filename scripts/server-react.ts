import type { Plugin } from "vite";

/*
 * React's stream for workers encodes every name, value and word of a page by itself, and copies what came of it into
 * buffers: thousands of ways out of the engine for one document. Here what it writes is one text until it flushes.
 * A release of React that writes otherwise has to be looked at: what is not found where it is expected stops the build.
 */
const edits: readonly [there: RegExp, times: number, here: string][] = [
  [/(function writeChunk\(destination, chunk\) )\{[\s\S]*?\n\}/, 1, "$1{ currentView += chunk; }"],
  [
    /(function completeWriting\(destination\) )\{[\s\S]*?\n\}/,
    1,
    '$1{ currentView && (destination.enqueue(textEncoder.encode(currentView)), (currentView = "")); }',
  ],
  [/return textEncoder\.encode\(content\);/, 2, "return content;"],
  [/currentView = null(?=,\n)/, 1, 'currentView = ""'],
  [/currentView = new Uint8Array\(4096\)/, 2, 'currentView = ""'],
  [/segment\[i\]\.byteLength/, 1, "segment[i].length"],
];

/** React's server for workers, with what it writes as one text until it is flushed. */
export const reactInOneGo = (code: string): string =>
  edits.reduce((text, [there, times, here]) => {
    const found = text.match(new RegExp(there, "g"))?.length ?? 0;
    if (found !== times) throw new Error(`React's server: ${there.source} is there ${found} times instead of ${times}`);
    return text.replaceAll(new RegExp(there, "g"), here);
  }, code);

export const reactForWorkers: Plugin = {
  name: "kasch:server-react",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: /\/react-dom-server\.edge\.production\.js$/ },
    handler: (code) => ({ code: reactInOneGo(code), map: null }),
  },
};
