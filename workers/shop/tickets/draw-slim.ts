import { drawCode } from "./draw-code";
import { ink, mm, type Block, type Paper } from "./paper";
import { isFigure, type TicketSheet } from "./ticket-sheet";

const page = { width: mm(90), left: mm(4), inner: mm(82), right: mm(86) } as const;
/** What is above the code may not be higher than the code's page is on a phone: a portrait is cut. */
const leastRatio = 1.2;

/** A part of the sheet: it knows its height before anything is drawn, because the page is as high as all of them. */
interface Part {
  height: number;
  draw: (top: number) => void;
}

/** Facts in as few lines as they take, parted between them and not within. */
function flow(paper: Paper, facts: readonly string[], style: Pick<Block, "face" | "size" | "width">): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    const longer = `${last} · ${fact}`;
    if (last !== undefined && paper.widthOf(longer, style) <= style.width) lines[lines.length - 1] = longer;
    else lines.push(...paper.linesOf(fact, { ...style, maxLines: 3 }));
  }
  return lines;
}

function still(paper: Paper, { picture }: TicketSheet): Part {
  if (!picture) return { height: 0, draw: () => {} };
  const height = page.width / Math.max(leastRatio, picture.ratio);
  return {
    height,
    draw: (top) =>
      paper.told(
        "Figure",
        () => {
          paper.doc.save().rect(0, top, page.width, height).clip();
          paper.doc.image(picture.jpeg, 0, top, { cover: [page.width, height], align: "center", valign: "center" });
          paper.doc.restore();
        },
        { alt: picture.alt },
      ),
  };
}

function bar(paper: Paper, { accent, series, format }: TicketSheet): Part {
  const height = mm(8.8);
  const style = { face: "strong", size: 10, maxLines: 1 } as const;
  return {
    height,
    draw: (top) => {
      const room = format === "" ? 0 : paper.widthOf(format, style) + mm(4);
      const y = top + mm(5.6);
      paper.ornament(() => paper.plane({ x: 0, y: top, width: page.width, height }, accent));
      if (series) paper.told("P", () => paper.set(series, { ...style, x: page.left, y, width: page.inner - room }));
      if (format)
        paper.told("P", () => paper.set(format, { ...style, x: page.left, y, width: page.inner, align: "right" }));
    },
  };
}

const titleSizes = [20, 18, 16, 14];

function title(paper: Paper, sheet: TicketSheet): Part {
  // As large as its longest word lets it be: a word is not parted.
  const words = sheet.title.split(" ");
  const size = Math.min(...words.map((word) => paper.sizeFor(word, "title", page.inner, titleSizes)));
  const heading = { x: page.left, width: page.inner, face: "title", size, leading: size * 1.06, maxLines: 4 } as const;
  const lines = paper.linesOf(sheet.title, heading).length;
  const day = { face: "strong", size: 10.5 } as const;
  const dayWidth = paper.widthOf(`${sheet.day} `, day);
  const place = { face: "text", size: 10.5, maxLines: 2 } as const;
  const fits = dayWidth + paper.widthOf(`· ${sheet.place}`, place) <= page.inner;
  const below = fits ? 0 : paper.linesOf(sheet.place, { ...place, width: page.inner }).length;
  const leading = mm(4.9);
  return {
    height: mm(9.8) + (lines - 1) * heading.leading + mm(5.4) + below * leading + mm(3.2),
    draw: (top) => {
      let y = top + mm(9.8);
      const next = () => (y = paper.set(sheet.title, { ...heading, y }));
      paper.told("H1", next, { lang: sheet.titleLang });
      y += mm(5.4) - heading.leading;
      paper.told("P", () => {
        paper.set(sheet.day, { ...day, x: page.left, y, width: page.inner });
        if (sheet.place === "") return;
        if (fits) paper.set(`· ${sheet.place}`, { ...place, x: page.left + dayWidth, y, width: page.inner });
        else paper.set(sheet.place, { ...place, x: page.left, y: y + leading, width: page.inner, leading });
      });
    },
  };
}

const boardSizes = Array.from({ length: 18 }, (_, index) => 50 - index * 2);
const wordSizes = [22, 20, 18, 16, 14, 12];

function board(paper: Paper, { board: fields }: TicketSheet): Part {
  const height = mm(26);
  const gap = mm(3);
  const [begins] = fields;
  const first = begins ? paper.widthOf(begins.value, { face: "figures", size: boardSizes[0]! }) + mm(3.5) : 0;
  const other = (page.inner - first) / Math.max(1, fields.length - 1);
  const placed = fields.map((field, index) => {
    const edge = page.left + (index === 0 ? 0 : first + (index - 1) * other);
    return {
      ...field,
      edge,
      x: edge + (index === 0 ? 0 : gap),
      width: index === 0 ? first : other - gap - (index === fields.length - 1 ? 0 : mm(1)),
    };
  });
  const figures = placed.filter(({ value }) => isFigure(value));
  const size = Math.min(...figures.map(({ value, width }) => paper.sizeFor(value, "figures", width, boardSizes)));
  return {
    height,
    draw: (top) => {
      paper.ornament(() => {
        paper.rule(page.left, top, page.inner, mm(0.7));
        paper.rule(page.left, top + height, page.inner, mm(0.7));
        for (const { edge } of placed.slice(1))
          paper.plane({ x: edge, y: top, width: mm(0.3), height: height - mm(3) }, ink);
      });
      const foot = top + height - mm(4.6);
      for (const { label, value, x, width } of placed)
        paper.told("P", () => {
          paper.set(label, { x, y: top + mm(5.4), width, face: "strong", size: 9.5 });
          if (isFigure(value)) return void paper.set(value, { x, y: foot, width, face: "figures", size });
          const words = value.split(" ");
          const own = Math.min(...words.map((word) => paper.sizeFor(word, "figures", width, wordSizes)));
          for (const [index, word] of words.entries())
            paper.set(word, {
              x,
              y: foot - (words.length - 1 - index) * own * 1.02,
              width,
              face: "figures",
              size: own,
            });
        });
    },
  };
}

function code(paper: Paper, sheet: TicketSheet): Part {
  // On the screen of a phone a module is as large as can be, with the four modules of quiet zone that scanners want.
  const edge = mm(58);
  const quiet = (edge * 4) / 41;
  return {
    height: edge + 2 * quiet,
    draw: (top) => drawCode(paper, sheet, { left: (page.width - edge) / 2, top: top + quiet, edge }),
  };
}

function caption(paper: Paper, { code: letters, slim }: TicketSheet): Part {
  const strong = { face: "strong", size: 10 } as const;
  const style = { face: "text", size: 10, width: page.inner } as const;
  const room = page.inner - paper.widthOf(letters, strong) - mm(4);
  const [beside = "", ...more] = flow(paper, slim.caption, style);
  const fits = more.length === 0 && paper.widthOf(beside, style) <= room;
  const below = fits ? [] : [beside, ...more];
  const leading = mm(4.8);
  return {
    height: mm(5.4) + below.length * leading,
    draw: (top) => {
      let y = top + mm(3.6);
      paper.told("P", () => {
        paper.set(letters, { ...strong, x: page.left, y, width: page.inner });
        if (fits) paper.set(beside, { ...style, x: page.left, y, align: "right" });
        for (const line of below) paper.set(line, { ...style, x: page.left, y: (y += leading) });
      });
    },
  };
}

function small(paper: Paper, { slim }: TicketSheet): Part {
  const style = { x: page.left, width: page.inner, face: "text", size: 9.2, leading: mm(4.4) } as const;
  const told = slim.lines.map((facts) => flow(paper, facts, style));
  return {
    height: mm(2.6) + told.flat().length * style.leading + mm(4),
    draw: (top) => {
      paper.ornament(() => paper.rule(page.left, top, page.inner, mm(0.3)));
      let y = top + mm(5.4);
      for (const lines of told)
        paper.told("P", () => {
          for (const line of lines) y = paper.set(line, { ...style, y });
        });
    },
  };
}

/** Draws a ticket on a page of its own for a phone's screen: 90 mm wide, as high as what stands on it. */
export function drawSlim(paper: Paper, sheet: TicketSheet): void {
  const parts = [still, bar, title, board, code, caption, small].map((part) => part(paper, sheet));
  const height = parts.reduce((sum, part) => sum + part.height, 0);
  paper.doc.addPage({ size: [page.width, height], margin: 0 });
  let top = 0;
  for (const part of parts) {
    part.draw(top);
    top += part.height;
  }
}
