import { drawCode } from "./draw-code";
import { faint, ink, mm, type Paper } from "./paper";
import { isFigure, type TicketSheet } from "./ticket-sheet";

const page = { left: mm(14), width: mm(182), right: mm(196) } as const;
const stillHeight = mm(66);
/** A plane narrower than this has room for one line: what stands on it goes below the still. */
const leastPlane = mm(30);

function drawHead(paper: Paper, { house, heading }: TicketSheet): void {
  const line = mm(18.6);
  paper.ornament(() => {
    paper.plane({ x: page.left, y: line - mm(3.7), width: mm(10), height: mm(4.4) }, ink);
    paper.plane({ x: page.left + mm(2), y: line - mm(2.8), width: mm(6), height: mm(2.6) }, "#ffffff");
    paper.rule(page.left, mm(24.2), page.width, 1.4);
  });
  paper.told("P", () =>
    paper.set(house, { x: page.left + mm(12.6), y: line, width: mm(100), face: "title", size: 15 }),
  );
  paper.told("P", () =>
    paper.set(heading, { x: page.left + mm(100), y: line, width: mm(82), face: "text", size: 10.5, align: "right" }),
  );
}

function drawStill(paper: Paper, sheet: TicketSheet): void {
  const top = mm(28.5);
  const { picture, series, note, format } = sheet;
  const stillWidth = picture ? Math.min(page.width, stillHeight * picture.ratio) : 0;
  const isWide = page.width - stillWidth < leastPlane;
  const planeX = page.left + stillWidth;
  paper.ornament(() =>
    paper.plane({ x: planeX, y: top, width: page.width - stillWidth, height: stillHeight }, sheet.accent),
  );
  if (picture)
    paper.told(
      "Figure",
      () => {
        paper.doc.save().rect(page.left, top, stillWidth, stillHeight).clip();
        paper.doc.image(picture.jpeg, page.left, top, {
          cover: [stillWidth, stillHeight],
          align: "center",
          valign: "center",
        });
        paper.doc.restore();
      },
      { alt: picture.alt },
    );
  const words = [series, note].filter(Boolean).join(" · ");
  if (isWide) {
    if (words)
      paper.told("P", () =>
        paper.set(words, {
          x: page.left,
          y: top + stillHeight + mm(3.9),
          width: page.width,
          face: "strong",
          size: 9,
          maxLines: 1,
        }),
      );
    return;
  }
  const x = planeX + mm(3.6);
  const width = page.right - x - mm(3);
  let y = top + mm(7.2);
  if (series)
    paper.told("P", () => (y = paper.set(series, { x, y, width, face: "strong", size: 13, maxLines: 3 }) + 3));
  if (note) paper.told("P", () => paper.set(note, { x, y, width, face: "text", size: 10.5, maxLines: 4 }));
  if (!format) return;
  paper.ornament(() => paper.rule(x, top + stillHeight - mm(8.8), width, 0.7));
  paper.told("P", () =>
    paper.set(format, { x, y: top + stillHeight - mm(4.4), width, face: "strong", size: 8.5, maxLines: 1 }),
  );
}

function drawTitle(paper: Paper, sheet: TicketSheet): void {
  const { title, titleLang, day, place } = sheet;
  const size = title.length > 14 ? 24 : 36;
  const lines = paper.linesOf(title, { face: "title", size, width: page.width, maxLines: 2 }).length;
  const first = lines > 1 ? mm(108.5) : mm(117.5);
  paper.told(
    "H1",
    () =>
      paper.set(title, {
        x: page.left,
        y: first,
        width: page.width,
        face: "title",
        size,
        leading: size * 1.08,
        maxLines: 2,
      }),
    { lang: titleLang },
  );
  paper.told("P", () => {
    const style = { face: "strong", size: 12 } as const;
    const y = mm(125.6);
    paper.set(day, { x: page.left, y, width: page.width, ...style });
    const x = page.left + paper.widthOf(`${day} `, style);
    paper.set(`· ${place}`, { x, y, width: page.right - x, face: "text", size: 12, maxLines: 1 });
  });
}

const boardSizes = Array.from({ length: 38 }, (_, index) => 134 - index * 2);
const wordSizes = [54, 50, 44, 38, 32, 26];

/** Time, row and seat at one size, the largest that all of them stand at; a word in two lines of its own size. */
function drawBoard(paper: Paper, { board }: TicketSheet): void {
  const [top, bottom, foot] = [mm(133.7), mm(183.2), mm(177.4)];
  const widths = board.length > 2 ? [mm(94), mm(44), mm(44)] : [mm(94), mm(88)];
  const fields = board.map((field, index) => {
    const inset = index === 0 ? 0 : mm(5);
    const x = page.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    return { ...field, edge: x, x: x + inset, width: (widths[index] ?? 0) - inset - mm(2) };
  });
  const size = Math.min(
    ...fields
      .filter(({ value }) => isFigure(value))
      .map(({ value, width }) => paper.sizeFor(value, "figures", width, boardSizes)),
  );
  paper.ornament(() => {
    paper.rule(page.left, top, page.width, 1.4);
    paper.rule(page.left, bottom, page.width, 1.4);
    for (const { edge } of fields.slice(1)) paper.plane({ x: edge, y: top, width: 0.7, height: bottom - top }, ink);
  });
  for (const { label, value, x, width } of fields)
    paper.told("P", () => {
      paper.set(label, { x, y: mm(139.3), width, face: "strong", size: 10.5 });
      if (isFigure(value)) return void paper.set(value, { x, y: foot, width, face: "figures", size });
      const words = value.split(" ");
      const own = Math.min(...words.map((word) => paper.sizeFor(word, "figures", width, wordSizes)));
      for (const [index, word] of words.entries())
        paper.set(word, { x, y: foot - (words.length - 1 - index) * own * 0.96, width, face: "figures", size: own });
    });
}

function drawFacts(paper: Paper, { facts }: TicketSheet): void {
  const value = { x: page.left + mm(26), width: mm(92), size: 10.5, leading: mm(4.8), maxLines: 2 };
  let y = mm(202);
  for (const fact of facts)
    paper.told("P", () => {
      paper.set(fact.label, { x: page.left, y, width: mm(25), face: "text", size: 10.5, colour: faint });
      let next = paper.set(fact.value, { ...value, y, face: "strong" });
      if (fact.more) next = paper.set(fact.more, { ...value, y: next, face: "text" });
      y = next + mm(1.5);
    });
}

function drawTicketCode(paper: Paper, sheet: TicketSheet): void {
  const edge = mm(52);
  const [left, top] = [page.right - edge, mm(199.3)];
  drawCode(paper, sheet, { left, top, edge });
  // Below the four modules of quiet zone that scanners want, each on a line of its own: the letters of a code vary in width.
  const caption = { x: left, width: edge, size: 10.5 };
  paper.told("P", () => {
    const next = paper.set(sheet.code, { ...caption, y: top + edge + mm(7.8), leading: mm(4.4), face: "strong" });
    paper.set(sheet.once, { ...caption, y: next, face: "text" });
  });
}

function drawRules(paper: Paper, { rules }: TicketSheet): void {
  paper.ornament(() => paper.rule(page.left, mm(265.8), page.width, 0.7));
  const width = mm(55);
  for (const [index, { title, text }] of rules.entries())
    paper.told("P", () => {
      const x = page.left + index * mm(63.5);
      const next = paper.set(title, { x, y: mm(270.9), width, face: "strong", size: 8.2 });
      paper.set(text, { x, y: next, width, face: "text", size: 8.2, leading: mm(3.75), maxLines: 4 });
    });
}

/** The sheet folds in three: picture, time and seat, code. */
function drawFolds(paper: Paper): void {
  paper.ornament(() => {
    for (const y of [mm(99), mm(198)]) for (const x of [0, mm(205)]) paper.rule(x, y, mm(5), 0.5);
  });
}

/** Draws a ticket on a page of its own, A4. */
export function drawTicket(paper: Paper, sheet: TicketSheet): void {
  paper.doc.addPage({ size: "A4", margin: 0 });
  for (const draw of [drawHead, drawStill, drawTitle, drawBoard, drawFacts, drawTicketCode, drawRules])
    draw(paper, sheet);
  drawFolds(paper);
}
