import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import type { Text } from "../../../../../ui/text/text.tsx";
import { TextProvider } from "../../../../../ui/text/text.tsx";
import type { KeptCalculator } from "../kept-calculator.ts";
import { KeptDrawing } from "../view/kept-drawing.tsx";
import { drawEstimate } from "./draw-estimate.ts";
import type { EstimateSheet } from "./estimate-sheet.ts";

/** The last ones by all that is in them: who downloads one again, or sends its address on, does not wait for the drawing. */
const drawn = new LRUCache<string, Buffer>({ maxSize: 8_000_000, sizeCalculation: ({ length }) => length });

/** The PDF of a kept estimate. This module is loaded with the first one: the library and the faces are in it. */
export async function estimatePdf(text: Text, sheet: EstimateSheet, kept: KeptCalculator): Promise<Buffer> {
  const drawing = renderToStaticMarkup(
    <TextProvider text={text}>
      <KeptDrawing kept={kept} />
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
