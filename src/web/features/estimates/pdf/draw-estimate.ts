import type { Direction } from "../../../../editions/languages.ts";
import { drawSvg } from "./draw-svg.ts";
import type { EstimateSheet } from "./estimate-sheet.ts";
import { COLOURS, createPaper, type Paper } from "./sheet-of-paper.ts";

interface Drawn {
  direction: Direction;
  language: string;
  /** The drawing of the room as markup; empty where there is none. */
  drawing: string;
}

/** The estimate on paper: real text in our own faces, in the direction of its language. */
export async function drawEstimate(
  sheet: EstimateSheet,
  { direction, language, drawing }: Drawn,
): Promise<Buffer> {
  const paper = createPaper(direction, { title: sheet.title, language });
  let y = drawHead(paper, sheet);
  y = drawRoom(paper, sheet, drawing, y);
  y = drawBill(paper, sheet, y);
  for (const { title, lines } of sheet.told) y = drawList(paper, title, lines, y);
  drawFoot(paper, sheet);
  return paper.finish();
}

const COLUMN = 24;

function drawHead(paper: Paper, sheet: EstimateSheet): number {
  const { width } = paper;
  let y = paper.top;
  paper.write(sheet.brand, 0, y, width / 2, { style: "strong", size: 11 });
  paper.write(sheet.title, width / 2, y, width / 2, { size: 11, align: "end", colour: COLOURS.clay });
  if (sheet.version)
    paper.write(sheet.version, width / 2, y + 16, width / 2, { size: 9, align: "end", colour: COLOURS.soft });
  y += 44;
  y += paper.write(sheet.band, 0, y, width, { style: "display", size: 32 }) + 4;
  y += paper.write(sheet.about, 0, y, width, { size: 12, colour: COLOURS.soft }) + 2;
  y += paper.write(sheet.made, 0, y, width, { size: 9.5, colour: COLOURS.soft }) + 14;
  paper.rule(y);
  return y + 14;
}

/** What was chosen, beside the drawing of it. */
function drawRoom(paper: Paper, sheet: EstimateSheet, drawing: string, from: number): number {
  const half = (paper.width - COLUMN) / 2;
  const wide = drawing ? half : paper.width;
  let y = from + paper.write(sheet.chosenTitle, 0, from, wide, { style: "strong", size: 12 }) + 4;
  for (const { label, value } of sheet.chosen) {
    const high = Math.max(
      paper.heightOf(value, wide * 0.6, { size: 9.5 }),
      paper.heightOf(label, wide * 0.38, { size: 9.5 }),
    );
    paper.write(label, 0, y, wide * 0.38, { size: 9.5, colour: COLOURS.soft });
    paper.write(value, wide * 0.4, y, wide * 0.6, { size: 9.5, align: "end" });
    y += high + 3;
    paper.rule(y, 0, wide);
    y += 3;
  }
  const drawn = drawing ? drawSvg(paper, drawing, paper.leftOf(half + COLUMN, half), from, half) : 0;
  return Math.max(y, from + drawn) + 14;
}

function drawBill(paper: Paper, sheet: EstimateSheet, from: number): number {
  const { width } = paper;
  let y = from + paper.write(sheet.money, 0, from, width, { style: "strong", size: 12 }) + 4;
  for (const { label, detail, amount } of sheet.lines) {
    y = roomFor(paper, y, 24);
    paper.write(label, 0, y, width * 0.36, { size: 10 });
    paper.write(detail, width * 0.37, y, width * 0.36, { size: 9, colour: COLOURS.soft });
    const high = Math.max(
      paper.heightOf(label, width * 0.36, { size: 10 }),
      detail === "" ? 0 : paper.heightOf(detail, width * 0.36, { size: 9 }),
    );
    paper.write(amount, width * 0.74, y, width * 0.26, { size: 10, align: "end" });
    y += high + 3;
    paper.rule(y);
    y += 4;
  }
  y = roomFor(paper, y, 70);
  for (const { label, amount } of sheet.sums) {
    paper.write(label, 0, y, width * 0.7, { size: 10, colour: COLOURS.soft });
    y += paper.write(amount, width * 0.7, y, width * 0.3, { size: 10, align: "end" }) + 3;
  }
  paper.write(sheet.total.label, 0, y, width * 0.6, { style: "strong", size: 13 });
  y += paper.write(sheet.total.amount, width * 0.6, y, width * 0.4, {
    style: "strong",
    size: 13,
    align: "end",
  });
  return y + 18;
}

function drawList(paper: Paper, title: string, lines: readonly string[], from: number): number {
  const { width } = paper;
  let y = roomFor(paper, from, 60);
  y += paper.write(title, 0, y, width, { style: "strong", size: 12 }) + 4;
  for (const line of lines) {
    y = roomFor(paper, y, paper.heightOf(line, width - 14, { size: 9.5 }));
    paper.write("•", 0, y, 10, { size: 9.5, colour: COLOURS.clay });
    y += paper.write(line, 14, y, width - 14, { size: 9.5 }) + 3;
  }
  return y + 14;
}

/** Where the next part stands: on a new page where this one has no room for it. */
function roomFor(paper: Paper, y: number, high: number): number {
  if (y + high <= paper.bottom) return y;
  paper.doc.addPage();
  return paper.top;
}

/** On every page: where the estimate is found, and which page it is. */
function drawFoot(paper: Paper, sheet: EstimateSheet): void {
  const { doc, width, bottom } = paper;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    paper.rule(bottom + 8);
    paper.write(sheet.address, 0, bottom + 12, width * 0.75, { size: 8.5, colour: COLOURS.soft });
    paper.write(sheet.page(page + 1, count), width * 0.75, bottom + 12, width * 0.25, {
      size: 8.5,
      colour: COLOURS.soft,
      align: "end",
    });
  }
}
