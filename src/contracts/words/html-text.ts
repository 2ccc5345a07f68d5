const MARKUP = /<[^>]*>/g;
const PARAGRAPH = /<p\b[^>]*>([\s\S]*?)<\/p>/gi;
const HEADING = /<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/i;
const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

export function textOfHtml(html: string): string {
  return html.replace(MARKUP, " ").replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

export function headingOfHtml(html: string): string | undefined {
  const [, heading = ""] = HEADING.exec(html) ?? [];
  return inOneLine(heading) || undefined;
}

export function openingOfHtml(html: string): string | undefined {
  for (const [, paragraph = ""] of html.matchAll(PARAGRAPH)) {
    const text = inOneLine(paragraph);
    if (text) return text;
  }
  return undefined;
}

function inOneLine(html: string): string {
  return textOfHtml(html).replace(/\s+/g, " ").trim();
}
