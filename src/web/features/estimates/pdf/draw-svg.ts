import { COLOURS, type Paper } from "./sheet-of-paper.ts";

interface Look {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number;
}

/** By the classes of room-drawing.css and home-drawing.css. */
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

/** Anything between two angle brackets, and the words after it. */
const TAGS = /<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g;
const WORDS_SIZE = 15;

/**
 * Draws a room as its page draws it, from the same markup: groups, rectangles, circles, paths and words are all that those
 * drawings are made of. Plans are not mirrored.
 */
export function drawSvg(paper: Paper, markup: string, left: number, top: number, width: number): number {
  const { doc } = paper;
  const [, , sheetWidth = 1, sheetHeight = 1] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const scale = width / sheetWidth;
  const looks: Look[] = [PLAIN];
  doc.save().translate(left, top).scale(scale);
  for (const [, close, tag = "", attributes = "", , words = ""] of markup.matchAll(TAGS)) {
    if (close) {
      if (tag === "g") looks.pop();
      if (tag === "g" || tag === "text") doc.restore();
      continue;
    }
    const of = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string) => Number(of(name) ?? 0);
    const look = LOOKS[of("class") ?? ""] ?? looks.at(-1) ?? PLAIN;
    if (tag === "g") {
      looks.push(look);
      doc.save();
      place(paper, of("transform"));
    } else if (tag === "rect") {
      doc.roundedRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
      paint(paper, look);
    } else if (tag === "circle") {
      doc.circle(number("cx"), number("cy"), number("r"));
      paint(paper, look);
    } else if (tag === "path" && of("d")) {
      doc.path(of("d") ?? "");
      paint(paper, { ...look, fill: undefined });
    } else if (tag === "text" || tag === "tspan") {
      if (tag === "text") {
        doc.save();
        place(paper, of("transform"));
      }
      if (words !== "") paper.writeAround(decoded(words), number("x"), number("y"), { size: WORDS_SIZE });
    }
  }
  doc.restore();
  return sheetHeight * scale;
}

function paint({ doc }: Paper, { fill, stroke, width = 1, dash }: Look): void {
  doc.lineWidth(width);
  if (dash) doc.dash(dash, { space: dash });
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else doc.stroke(stroke ?? COLOURS.ink);
}

/** "translate(10 20) rotate(-90)" */
function place({ doc }: Paper, transform = ""): void {
  for (const [, name, numbers = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers.split(/[\s,]+/).map(Number);
    if (name === "translate") doc.translate(first, second);
    if (name === "rotate") doc.rotate(first);
  }
}

function decoded(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "’");
}
