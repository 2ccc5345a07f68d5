import sharp from "sharp";
import { SHARE_CARD_SIZE } from "../../../contracts/images/share-card.ts";
import { LANGUAGES, type Language, type Script } from "../../../editions/languages.ts";
import { type Drawing, drawText, type Face, type TextStyle } from "./draw-text.ts";
import { cutAround, type Original, openPicture } from "./encode-picture.ts";

export interface Card {
  title: string;
  price?: string | undefined;
  brand: string;
  language: Language;
  picture: Original | undefined;
}

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
const PANEL = 500;
const INSET = 60;
const TEXT_WIDTH = PANEL - 2 * INSET + 20;
const TITLE_HEIGHT = 290;
const TITLE_SIZES = [54, 48, 42, 36, 30];
const MARK_HEIGHT = 56;

const PAPER = "#fbf8f4";
const INK = "#211c18";
const INK_SOFT = "#5e544b";
const CLAY = "#b4472a";
const LINE = "#e2d7c8";

const FACES = {
  latin: { title: "display", text: "text", spacing: 0 },
  arabic: { title: "arabic", text: "arabic", spacing: 2 },
} as const satisfies Record<Script, { title: Face; text: Face; spacing: number }>;

export async function drawCard(card: Card): Promise<Buffer> {
  const { script, direction } = LANGUAGES[card.language];
  const face = FACES[script];
  const brand = await drawText(card.brand, { face: "display", size: 34, colour: INK });
  const title = await drawTitle(card.title, face);
  const price =
    card.price &&
    (await drawText(card.price, {
      face: face.text,
      size: 25,
      colour: INK_SOFT,
      width: TEXT_WIDTH,
      spacing: 2,
    }));

  // In right-to-left scripts the card is mirrored: the start side is on the right.
  const at = (inset: number, { width }: { width: number }) =>
    direction === "rtl" ? WIDTH - inset - width : inset;
  const place = (drawing: Drawing, inset: number, top: number) => ({
    input: drawing.input,
    left: Math.round(at(inset, drawing)),
    top: Math.round(top),
  });
  const foot = HEIGHT - INSET - (price ? price.height + 34 : 0);
  const mark = { width: (MARK_HEIGHT * 22) / 28 };
  const lines = [arches(at(INSET, mark), INSET), price && rule(at(INSET, { width: 48 }), foot + 8)];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      ...(card.picture ? [place(await drawRoom(card.picture), PANEL, 0)] : []),
      { input: Buffer.from(svg(lines.filter(Boolean).join(""))), left: 0, top: 0 },
      place(brand, INSET + mark.width + 16, INSET + MARK_HEIGHT / 2 - brand.height / 2 + 4),
      place(title, INSET, foot - 20 - title.height),
      ...(price ? [place(price, INSET, HEIGHT - INSET - price.height)] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Uses the largest size that fits. The longest titles end with an ellipsis. */
async function drawTitle(title: string, face: (typeof FACES)[Script]): Promise<Drawing> {
  for (let text = title; ; text = shorten(text)) {
    for (const size of TITLE_SIZES) {
      const style = { face: face.title, size, colour: INK, width: TEXT_WIDTH, spacing: face.spacing };
      const drawing = await drawText(text, style);
      if (drawing.height <= TITLE_HEIGHT && drawing.width <= TEXT_WIDTH) return balance(text, style, drawing);
    }
  }
}

/** The narrowest width with the same number of lines, so that no word is alone on the last line. */
async function balance(text: string, style: TextStyle, widest: Drawing): Promise<Drawing> {
  for (const part of [0.7, 0.78, 0.86, 0.94]) {
    const width = Math.round(TEXT_WIDTH * part);
    const drawing = await drawText(text, { ...style, width });
    if (drawing.height <= widest.height + style.size / 2 && drawing.width <= width) return drawing;
  }
  return widest;
}

function shorten(text: string): string {
  const kept = [...text].slice(0, Math.min(160, Math.floor([...text].length * 0.8))).join("");
  return `${kept.replace(/\s+\S*$/, "")}…`;
}

async function drawRoom(picture: Original): Promise<Drawing> {
  const size = { width: WIDTH - PANEL, height: HEIGHT };
  const input = await openPicture(picture.input)
    .extract(cutAround(picture, size))
    .resize({ ...size, fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, ...size };
}

function arches(left: number, top: number): string {
  const transform = `translate(${left} ${top}) scale(${MARK_HEIGHT / 28})`;
  return `<g transform="${transform}" fill="none" stroke="${CLAY}" stroke-width="2"><path d="M2 27V12a9 9 0 0 1 18 0v15"/><path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27"/></g>`;
}

function rule(left: number, top: number): string {
  return `<rect x="${left}" y="${top}" width="48" height="2" fill="${LINE}"/>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}
