import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of a PDF as a text reader extracts it, without spaces, because they are drawn as gaps. */
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

/** The roles of its parts for screen readers, in their order. */
function rolesIn(parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part !== "object" || part === null) return [];
    const children: unknown = Reflect.get(part, "children");
    return [String(Reflect.get(part, "role")), ...(Array.isArray(children) ? rolesIn(children) : [])];
  });
}

/** Also removes signs that are on the other side of a number in Arabic, and marks above a ligature. */
export function withoutSpaces(text: string): string {
  return text.normalize("NFKC").replaceAll(/[\s\u064b-\u0652\u200e\u200f\u2066-\u2069()%،.:–×-]/g, "");
}
