/** A piece of a text that stands by itself: a paragraph, a list, a figure. */
export interface HtmlBlock {
  tag: string;
  /** With its own tag. */
  html: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const VOID: ReadonlySet<string> = new Set(["br", "hr", "img", "source"]);
const INLINE: ReadonlySet<string> = new Set(
  "a abbr b br cite code del em i img mark picture q s small source span strong sub sup time u".split(" "),
);

/**
 * The outermost blocks of HTML that has been cleaned: every tag is closed, and no sign of a tag stands in a text. Words that
 * stand in none of them become paragraphs.
 */
export function blocksOf(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let tag = "";
  let start = 0;
  let depth = 0;
  const end = (at: number) => {
    const piece = html.slice(start, at).trim();
    if (piece !== "") blocks.push(tag === "" ? { tag: "p", html: `<p>${piece}</p>` } : { tag, html: piece });
    start = at;
    tag = "";
  };
  for (const { 0: whole, 1: slash, 2: name = "", index } of html.matchAll(TAG)) {
    const after = index + whole.length;
    if (slash) {
      depth -= 1;
      if (depth === 0 && tag !== "") end(after);
      continue;
    }
    if (depth === 0 && !INLINE.has(name)) {
      end(index);
      tag = name;
    }
    if (!VOID.has(name)) depth += 1;
    else if (depth === 0 && tag !== "") end(after);
  }
  end(html.length);
  return blocks;
}

const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** What is read aloud of it. */
export function plainText(html: string): string {
  const words = html.replace(/<\/(?:p|li|h\d|t[dhr]|div|blockquote)>/g, " ").replace(/<[^>]*>/g, "");
  return words
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, " ")
    .trim();
}

export function attributeOf(html: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1];
  return value === undefined ? undefined : plainText(value);
}
