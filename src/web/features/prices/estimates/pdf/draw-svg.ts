import { type Element, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { COLOURS, type Paper } from "./sheet-of-paper.ts";

interface Look {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number;
}

/** By the classes of drawings.css. */
const LOOKS: Record<string, Look> = {
  "room-drawing__run": { fill: COLOURS.sand, stroke: COLOURS.ink, width: 1.5 },
  "room-drawing__wall": { stroke: COLOURS.ink, width: 7 },
  "room-drawing__open": { stroke: COLOURS.soft, width: 1.2, dash: 6 },
  "room-drawing__piece": { fill: "#FFFFFF", stroke: COLOURS.soft, width: 1.2 },
  "room-drawing__measure": { stroke: COLOURS.clay, width: 1.2 },
  "home-drawing__room": { fill: "#FFFFFF", stroke: COLOURS.soft, width: 1.2 },
  "home-drawing__room is-done": { fill: COLOURS.sand, stroke: COLOURS.soft, width: 1.2 },
  "home-drawing__walls": { stroke: COLOURS.ink, width: 6 },
};
const PLAIN: Look = { stroke: COLOURS.ink, width: 1.2 };

const WORDS_SIZE = 15;

/**
 * Draws a room from the markup of its page: those drawings contain only groups, rectangles, circles, paths and text.
 * Plans are not mirrored.
 */
export function drawSvg(paper: Paper, markup: string, left: number, top: number, width: number): number {
  const [svg] = DomUtils.getElementsByTagName("svg", parseDocument(markup, { xmlMode: true }));
  const [, , sheetWidth = 1, sheetHeight = 1] = (svg?.attribs.viewBox ?? "").split(" ").map(Number);
  const scale = width / sheetWidth;
  paper.doc.save().translate(left, top).scale(scale);
  for (const element of childrenOf(svg)) draw(paper, element, PLAIN);
  paper.doc.restore();
  return sheetHeight * scale;
}

function draw(paper: Paper, element: Element, around: Look): void {
  const { doc } = paper;
  const { name, attribs } = element;
  const number = (attribute: string) => Number(attribs[attribute] ?? 0);
  const look = LOOKS[attribs.class ?? ""] ?? around;
  if (name === "rect") {
    doc.roundedRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
    paint(paper, look);
  } else if (name === "circle") {
    doc.circle(number("cx"), number("cy"), number("r"));
    paint(paper, look);
  } else if (name === "path" && attribs.d) {
    doc.path(attribs.d);
    paint(paper, { ...look, fill: undefined });
  } else {
    doc.save();
    place(paper, attribs.transform);
    const words = element.children.filter(isText).map(({ data }) => data);
    if (words.length > 0) {
      // The font of the PDF has only this apostrophe.
      paper.writeAround(words.join("").replaceAll("'", "’"), number("x"), number("y"), { size: WORDS_SIZE });
    }
    for (const child of childrenOf(element)) draw(paper, child, look);
    doc.restore();
  }
}

function childrenOf(element: Element | undefined): Element[] {
  return element?.children.filter(isTag) ?? [];
}

function paint({ doc }: Paper, { fill, stroke, width = 1, dash }: Look): void {
  doc.lineWidth(width);
  if (dash) doc.dash(dash, { space: dash });
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else doc.stroke(stroke ?? COLOURS.ink);
}

function place({ doc }: Paper, transform = ""): void {
  for (const [, name, numbers = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers.split(/[\s,]+/).map(Number);
    if (name === "translate") doc.translate(first, second);
    if (name === "rotate") doc.rotate(first);
  }
}
