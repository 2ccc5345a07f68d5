import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The words of a PDF as a reader of text finds them, without the spaces between them: those are drawn, and not written. */
export async function readPdf(file: ArrayBuffer) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(
    pages.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join("");
    }),
  );
  const { info } = await pdf.getMetadata();
  return {
    text: withoutSpaces(texts.join("")),
    pages: pages.length,
    title: String(Reflect.get(info, "Title")),
    language: String(Reflect.get(info, "Language")),
    headings: rolesIn(
      await Promise.all(pages.map(async (number) => (await pdf.getPage(number)).getStructTree())),
    ),
  };
}

/** What its parts are told to be to whoever has it read aloud, in their order. */
function rolesIn(parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part !== "object" || part === null) return [];
    const children: unknown = Reflect.get(part, "children");
    return [String(Reflect.get(part, "role")), ...(Array.isArray(children) ? rolesIn(children) : [])];
  });
}

/** Signs that stand at the other side of a number in Arabic are left out too, and marks above a pair of letters that is one glyph. */
export function withoutSpaces(text: string): string {
  return text.normalize("NFKC").replaceAll(/[\s\u064b-\u0652\u200e\u200f\u2066-\u2069()%،.:–×-]/g, "");
}
