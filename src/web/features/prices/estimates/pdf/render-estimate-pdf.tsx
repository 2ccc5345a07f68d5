import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { type Direction, LANGUAGES } from "../../../../../editions/languages.ts";
import { type Text, TextProvider } from "../../../../../ui/text/text.tsx";
import type { StoredCalculator } from "../stored-calculator.ts";
import { StoredDrawing } from "../view/stored-drawing.tsx";
import { drawSvg } from "./draw-svg.ts";
import type { EstimateSheet } from "./estimate-sheet.ts";
import { COLOURS, createPaper, type Paper } from "./sheet-of-paper.ts";

/** The latest PDFs, keyed by their whole content, so that a repeated download needs no new drawing. */
const drawn = new LRUCache<string, Buffer>({ maxSize: 8_000_000, sizeCalculation: ({ length }) => length });

/** The PDF of a stored estimate. The module is imported on first use because it contains the library and the fonts. */
export async function estimatePdf(text: Text, sheet: EstimateSheet, kept: StoredCalculator): Promise<Buffer> {
  const drawing = renderToStaticMarkup(
    <TextProvider text={text}>
      <StoredDrawing kept={kept} />
    </TextProvider>,
  );
  const { language } = text;
  const inIt = JSON.stringify([language, sheet, drawing]);
  const known = drawn.get(inIt);
  if (known) return known;
  const file = await drawEstimate(sheet, { direction: LANGUAGES[language].direction, language, drawing });
  drawn.set(inIt, file);
  return file;
}

interface Drawn {
  direction: Direction;
  language: string;
  drawing: string;
}

/** Draws the estimate as a PDF with real text in our own fonts, in the direction of its language. */
async function drawEstimate(sheet: EstimateSheet, { direction, language, drawing }: Drawn): Promise<Buffer> {
  const paper = createPaper(direction, { title: sheet.title, language });
  let y = drawHead(paper, sheet);
  y = drawRoom(paper, sheet, drawing, y);
  y = drawBill(paper, sheet, y);
  y = drawRows(paper, sheet.payments.title, sheet.payments.lines, y);
  if (sheet.plan) y = drawPlan(paper, sheet.plan, y);
  for (const { title, lines } of sheet.told) y = drawList(paper, title, lines, y);
  drawFoot(paper, sheet);
  return paper.finish();
}

const COLUMN = 24;
const HEADING = { style: "strong", size: 12, role: "H2" } as const;

function drawHead(paper: Paper, sheet: EstimateSheet): number {
  const { width } = paper;
  let y = paper.top;
  paper.write(sheet.brand, 0, y, width / 2, { style: "strong", size: 11 });
  paper.write(sheet.title, width / 2, y, width / 2, { size: 11, align: "end", colour: COLOURS.clay });
  if (sheet.version)
    paper.write(sheet.version, width / 2, y + 16, width / 2, { size: 9, align: "end", colour: COLOURS.soft });
  y += 44;
  y += paper.write(sheet.band, 0, y, width, { style: "display", size: 32, role: "H1" }) + 4;
  y += paper.write(sheet.about, 0, y, width, { size: 12, colour: COLOURS.soft }) + 2;
  y += paper.write(sheet.made, 0, y, width, { size: 9.5, colour: COLOURS.soft }) + 14;
  paper.rule(y);
  return y + 14;
}

function drawRoom(paper: Paper, sheet: EstimateSheet, drawing: string, from: number): number {
  const half = (paper.width - COLUMN) / 2;
  const wide = drawing ? half : paper.width;
  let y = from + paper.write(sheet.chosenTitle, 0, from, wide, HEADING) + 4;
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
  let drawn = 0;
  if (drawing)
    paper.figure(sheet.about, () => {
      drawn = drawSvg(paper, drawing, paper.leftOf(half + COLUMN, half), from, half);
    });
  return Math.max(y, from + drawn) + 14;
}

type Row = EstimateSheet["lines"][number];

/** Draws a heading and its rows, each with a label, a detail and an amount. */
function drawRows(paper: Paper, title: string, rows: readonly Row[], from: number): number {
  const { width } = paper;
  let y = roomFor(paper, from, 60);
  y += paper.write(title, 0, y, width, HEADING) + 4;
  for (const { label, detail, amount } of rows) {
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
  return y + 10;
}

function drawPlan(
  paper: Paper,
  { title, about, lines }: NonNullable<EstimateSheet["plan"]>,
  from: number,
): number {
  const rows = lines.map(({ label, value }) => ({ label, detail: "", amount: value }));
  return drawRows(paper, `${title}: ${about}`, rows, from);
}

function drawBill(paper: Paper, sheet: EstimateSheet, from: number): number {
  const { width } = paper;
  let y = drawRows(paper, sheet.money, sheet.lines, from) - 10;
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
  y += paper.write(title, 0, y, width, HEADING) + 4;
  for (const line of lines) {
    y = roomFor(paper, y, paper.heightOf(line, width - 14, { size: 9.5 }));
    paper.write("•", 0, y, 10, { size: 9.5, colour: COLOURS.clay });
    y += paper.write(line, 14, y, width - 14, { size: 9.5 }) + 3;
  }
  return y + 14;
}

/** The position of the next part: on a new page if this one has no room for it. */
function roomFor(paper: Paper, y: number, high: number): number {
  if (y + high <= paper.bottom) return y;
  paper.doc.addPage();
  return paper.top;
}

function drawFoot(paper: Paper, sheet: EstimateSheet): void {
  const { doc, width, bottom } = paper;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    paper.beside(() => {
      paper.rule(bottom + 8);
      paper.write(sheet.address, 0, bottom + 12, width * 0.75, { size: 8.5, colour: COLOURS.soft });
      paper.write(sheet.page(page + 1, count), width * 0.75, bottom + 12, width * 0.25, {
        size: 8.5,
        colour: COLOURS.soft,
        align: "end",
      });
    });
  }
}
