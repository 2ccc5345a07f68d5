import { renderToStaticMarkup } from "react-dom/server";
import { LANGUAGES } from "../../../../editions/languages.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { TextProvider } from "../../../../ui/text/text.tsx";
import type { KeptCalculator } from "../kept-calculator.ts";
import { KeptDrawing } from "../view/kept-drawing.tsx";
import { drawEstimate } from "./draw-estimate.ts";
import type { EstimateSheet } from "./estimate-sheet.ts";

/** The PDF of a kept estimate. This module is loaded with the first one: the library and the faces are in it. */
export function estimatePdf(text: Text, sheet: EstimateSheet, kept: KeptCalculator): Promise<Buffer> {
  const drawing = renderToStaticMarkup(
    <TextProvider text={text}>
      <KeptDrawing kept={kept} />
    </TextProvider>,
  );
  const { direction } = LANGUAGES[text.language];
  return drawEstimate(sheet, { direction, language: text.language, drawing });
}
