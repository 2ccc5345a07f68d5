import PDFDocument from "pdfkit";
import type { Direction } from "../../../../../editions/languages.ts";
import { faceName, facesOf, type Run, runsOf, type Style, visualOrder } from "./text-runs.ts";

export const COLOURS = {
  ink: "#211C18",
  soft: "#5E544B",
  line: "#E2D7C8",
  sand: "#F1E9DE",
  clay: "#B4472A",
} as const;

export interface TextLook {
  style?: Style;
  size?: number;
  colour?: string;
  /** The inline start or end. */
  align?: "start" | "end";
  /** The role for screen readers; a paragraph by default. */
  role?: "H1" | "H2" | "P";
}

export type Paper = ReturnType<typeof createPaper>;

const MARGIN = 48;
const UNIT = 100;
/** Arabic letters are taller and deeper than Latin ones. */
const LINE_HEIGHT: Record<Direction, number> = { ltr: 1.4, rtl: 1.75 };

/** An A4 page in either direction: positions are measured from the inline start. */
export function createPaper(direction: Direction, about: { title: string; language: string }) {
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: "1.5",
    tagged: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const [name, file] of facesOf(direction)) doc.registerFont(name, file);
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN - 24;

  /**
   * Shaping text is expensive, and most texts are measured more than once: the width is cached at size 1 for all
   * sizes.
   */
  const widths = new Map<string, number>();
  function widthOf({ text, script }: Run, style: Style, size: number): number {
    const face = faceName(style, script);
    const known =
      widths.get(face + text) ?? doc.font(face).fontSize(UNIT).widthOfString(text, FEATURES) / UNIT;
    widths.set(face + text, known);
    return known * size;
  }

  function measure(words: string, style: Style, size: number): number {
    return runsOf(words, direction).reduce((sum, run) => sum + widthOf(run, style, size), 0);
  }

  /** Breaks a text into lines of a given width; a longer word gets its own line. */
  function wrap(text: string, most: number, style: Style, size: number): string[] {
    const lines: { words: string; wide: number }[] = [];
    const space = measure(" ", style, size);
    for (const word of text.split(" ")) {
      const wide = measure(word, style, size);
      const last = lines.at(-1);
      if (last && last.wide + space + wide <= most) {
        last.words += ` ${word}`;
        last.wide += space + wide;
      } else lines.push({ words: word, wide });
    }
    return lines.map(({ words }) => words);
  }

  /** Draws one line from left to right. Its runs are written in reading order, each at its own position. */
  function drawLine(
    line: string,
    left: number,
    y: number,
    { style = "text", size = 10, colour = COLOURS.ink }: TextLook,
  ) {
    const runs = runsOf(line, direction);
    let x = left;
    const places = new Map(
      visualOrder(runs).map((run) => {
        const at = x;
        x += widthOf(run, style, size);
        return [run, at];
      }),
    );
    doc.fillColor(colour);
    for (const run of runs) {
      doc.font(faceName(style, run.script)).fontSize(size);
      doc.text(run.text, places.get(run) ?? 0, y, { ...FEATURES, lineBreak: false, baseline: "alphabetic" });
    }
  }

  function writeLine(line: string, from: number, y: number, most: number, look: TextLook): void {
    const { style = "text", size = 10, align = "start" } = look;
    const isAtLeft = (align === "start") === (direction === "ltr");
    const left = leftOf(from, most) + (isAtLeft ? 0 : most - measure(line, style, size));
    drawLine(line, left, y, look);
  }

  let isBeside = false;

  /** Adds the drawn content to the document structure, in reading order. */
  function tagged(role: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    if (isBeside) draw();
    else root.add(doc.struct(role, options, draw));
  }

  /**
   * Marks the drawn content as an artefact outside the reading order: rules, and content that repeats on every page.
   */
  function beside(draw: () => void): void {
    doc.markContent("Artifact", { type: "Layout" });
    isBeside = true;
    draw();
    isBeside = false;
    doc.endMarkedContent();
  }

  function drawRule(y: number, from: number, wide: number): void {
    const left = leftOf(from, wide);
    doc
      .moveTo(left, y)
      .lineTo(left + wide, y)
      .lineWidth(0.6)
      .strokeColor(COLOURS.line)
      .stroke();
  }

  /** Converts a distance from the inline start to the left edge of an element of this width. */
  function leftOf(from: number, wide: number): number {
    return MARGIN + (direction === "ltr" ? from : width - from - wide);
  }

  return {
    doc,
    width,
    bottom,
    top: MARGIN,
    leftOf,
    /** Writes lines below each other and returns their height. */
    write(text: string, from: number, y: number, most: number, look: TextLook = {}): number {
      const { style = "text", size = 10 } = look;
      const lines = wrap(text, most, style, size);
      const high = size * LINE_HEIGHT[direction];
      if (text !== "")
        tagged(look.role ?? "P", () => {
          for (const [index, line] of lines.entries())
            writeLine(line, from, y + index * high + size, most, look);
        });
      return lines.length * high;
    },
    heightOf(text: string, most: number, { style = "text", size = 10 }: TextLook = {}): number {
      return wrap(text, most, style, size).length * size * LINE_HEIGHT[direction];
    },
    writeAround(words: string, x: number, y: number, look: TextLook & { size: number }): void {
      drawLine(words, x - measure(words, look.style ?? "text", look.size) / 2, y, look);
    },
    rule(y: number, from = 0, wide = width): void {
      if (isBeside) drawRule(y, from, wide);
      else beside(() => drawRule(y, from, wide));
    },
    beside,
    figure(alt: string, draw: () => void): void {
      tagged("Figure", draw, { alt });
    },
    async finish(): Promise<Buffer> {
      root.end();
      wholeLigatures(doc);
      const parts: Buffer[] = [];
      doc.on("data", (part: Buffer) => parts.push(part));
      const ended = new Promise((resolve) => doc.on("end", resolve));
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

/**
 * With named features a run is shaped as a whole and not word by word, which would put Arabic words in the wrong
 * order.
 */
const FEATURES: PDFKit.Mixins.TextOptions = { features: ["kern"] };

/** Lam with the following alif, as the single Unicode character for both. */
const LAM_ALIF = new Map(["ﻵ", "ﻷ", "ﻹ", "ﻻ"].map((whole) => [whole.normalize("NFKC"), whole]));

/**
 * Arabic ligatures are drawn as one glyph. Text extraction that reverses Arabic letter by letter also reverses their
 * letters and yields "األ" for "الأ". Lam-alif is mapped to its single character, which searches normalise to its
 * letters (NFKC). Other pairs are mapped in the order that comes out right after the reversal.
 */
function wholeLigatures(doc: object): void {
  const families: unknown = Reflect.get(doc, "_fontFamilies");
  // A font is listed under each of its names and is corrected once.
  for (const face of new Set<unknown>(Object.values(families ?? {}))) {
    const letters: unknown =
      typeof face === "object" && face !== null ? Reflect.get(face, "unicode") : undefined;
    if (!Array.isArray(letters)) continue;
    letters.forEach((codes: unknown, glyph) => {
      if (Array.isArray(codes) && codes.length > 1 && codes.every(isArabic)) letters[glyph] = wholeOf(codes);
    });
  }
}

function isArabic(code: unknown): code is number {
  return typeof code === "number" && code >= 0x600 && code <= 0x6ff;
}

function wholeOf(codes: readonly number[]): number[] {
  const whole = LAM_ALIF.get(String.fromCodePoint(...codes))?.codePointAt(0);
  return whole === undefined ? codes.toReversed() : [whole];
}
