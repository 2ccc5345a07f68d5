import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The words of a PDF as a reader of text finds them, without the spaces between them: those are drawn, and not written. */
export async function readPdf(file: ArrayBuffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(
    pages.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join("");
    }),
  );
  return { text: withoutSpaces(texts.join("")), pages: pages.length };
}

/** Signs that stand at the other side of a number in Arabic are left out too, and marks above a pair of letters that is one glyph. */
export function withoutSpaces(text: string): string {
  return text.normalize("NFKC").replaceAll(/[\s\u064b-\u0652\u200e\u200f\u2066-\u2069()%،.:–×-]/g, "");
}
