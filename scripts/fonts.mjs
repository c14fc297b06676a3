// npm run fonts: cuts the two type families down to what the house sets, and writes app/ui/fonts and, for tickets, public/print.
// A page that shows "Rashōmon" in three cuts loads 150 kB instead of 375 kB.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { root } from "./run.mjs";

const packages = {
  archivo: new URL(".", import.meta.resolve("@fontsource-variable/archivo/package.json")),
  newsreader: new URL(".", import.meta.resolve("@fontsource-variable/newsreader/package.json")),
};
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Western European letters, German and English punctuation, currency and the signs of spec lines. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœıŠšŽžŸ\u2009\u200a\u202f\u2010\u2011\u2012–—‘’‚“”„•…‰′″‹›⁄€™−×·`;
/** Long vowels of transcribed Japanese: one "ō" of "Rashōmon" is no reason to load a hundred other letters. */
const macrons = "ĀāĒēĪīŌōŪū";
/** The rest of Latin Extended-A, Romanian and the capital sharp s: original titles and names. */
const extended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ`.replace(new RegExp(`[${macrons}]`, "gu"), "");

const widths = { wght: { min: 400, max: 800 }, wdth: { min: 62, max: 125 } };
const roman = { wght: { min: 400, max: 700 } };
const italic = { wght: 400 };
/** A face in three files: most pages need the first, some a letter of the second, few the third. */
const face = ({ from, source, style, name, variationAxes }) => [
  { from, source: `${source}-latin-${style}`, name: `${name}-latin`, text: latin, variationAxes },
  { from, source: `${source}-latin-ext-${style}`, name: `${name}-macron`, text: macrons, variationAxes },
  { from, source: `${source}-latin-ext-${style}`, name: `${name}-latin-ext`, text: extended, variationAxes },
];
const { archivo, newsreader } = packages;
const cuts = [
  { from: archivo, source: "archivo", style: "wdth-normal", name: "archivo", variationAxes: widths },
  { from: newsreader, source: "newsreader", style: "wght-normal", name: "newsreader", variationAxes: roman },
  { from: newsreader, source: "newsreader", style: "wght-italic", name: "newsreader-italic", variationAxes: italic },
].flatMap(face);

for (const { from, source, name, text, variationAxes } of cuts) {
  const font = readFileSync(new URL(`files/${source}.woff2`, from));
  const cut = await subsetFont(font, text, { targetFormat: "woff2", variationAxes, preserveNameIds: [0, 13, 14] });
  writeFileSync(`${root}app/ui/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${(font.length / 1000).toFixed(0)} → ${(cut.length / 1000).toFixed(0)} kB`);
}
/** What is printed has one weight and width a file, as PDF knows no axes; the display figures are time, row and seat. */
const printed = [
  { name: "text", axes: { wght: 430, wdth: 100 } },
  { name: "strong", axes: { wght: 680, wdth: 100 } },
  { name: "title", axes: { wght: 760, wdth: 125 } },
  { name: "figures", axes: { wght: 700, wdth: 66 }, text: range(0x20, 0x7e) },
].flatMap(({ name, axes, text }) => [
  { source: "archivo-latin-wdth-normal", name, text: text ?? latin, axes },
  ...(text ? [] : [{ source: "archivo-latin-ext-wdth-normal", name: `${name}-ext`, text: macrons + extended, axes }]),
]);
mkdirSync(`${root}public/print`, { recursive: true });
for (const { source, name, text, axes } of printed) {
  const font = readFileSync(new URL(`files/${source}.woff2`, archivo));
  const cut = await subsetFont(font, text, {
    targetFormat: "truetype",
    variationAxes: axes,
    preserveNameIds: [0, 13, 14],
  });
  writeFileSync(`${root}public/print/${name}.ttf`, cut);
  console.log(`print/${name}: ${(cut.length / 1000).toFixed(0)} kB`);
}
for (const [family, from] of Object.entries(packages))
  copyFileSync(new URL("LICENSE", from), `${root}app/ui/fonts/${family}-license.txt`);
