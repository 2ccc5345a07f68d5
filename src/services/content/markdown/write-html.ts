import type { MarkedToken, Token, Tokens } from "marked";
import { type Abbreviations, createExplainer } from "./abbreviations.ts";
import { escapeHtml } from "./escape-html.ts";
import { type Figures, figureHtml, photographName } from "./text-photographs.ts";

export interface WrittenText {
  html: string;
  headings: { id: string; text: string }[];
  words: number;
  faults: TextFault[];
}

interface TextFault {
  token: Token;
  reason: string;
}

const WORD = /[\p{L}\p{N}{][\p{L}\p{N}\p{M}'’.,{}-]*/gu;
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z]\w*);/i;
const DEEPEST_HEADING = 4;

/** Markdown as HTML. All tags are written here and all text is escaped, so no other tag can appear. */
export function writeHtml(
  tokens: readonly Token[],
  figures: Figures,
  abbreviations: Abbreviations,
): WrittenText {
  const headings: WrittenText["headings"] = [];
  const ids = new Set<string>();
  const jumps: { token: Token; id: string }[] = [];
  const faults: TextFault[] = [];
  const said: string[] = [];
  const { explain, unexplained } = createExplainer(abbreviations);
  let level = 1;
  let isHeading = false;

  const all = (parts: readonly Token[] = []) => parts.map((token) => write(known(token))).join("");

  function refuse(token: Token, reason: string): string {
    faults.push({ token, reason });
    return "";
  }

  function say(token: Token, text: string): string {
    const entity = ENTITY.exec(text)?.[0];
    if (entity) return refuse(token, `write the character itself instead of ${entity}`);
    said.push(text);
    return escapeHtml(text);
  }

  function write(token: MarkedToken): string {
    switch (token.type) {
      case "space":
      case "def":
      case "checkbox":
        return "";
      case "heading":
        return writeHeading(token);
      case "paragraph":
        return writeParagraph(token);
      case "list":
        return writeList(token);
      case "list_item":
        return `<li>${all(token.tokens)}</li>`;
      case "table":
        return writeTable(token);
      case "blockquote":
        return writeQuote(token);
      case "hr":
        return "<hr>";
      case "text":
        return token.tokens ? all(token.tokens) : writeWords(token);
      case "escape":
        return say(token, token.text);
      case "codespan":
        return `<code>${say(token, token.text)}</code>`;
      case "strong":
      case "em":
      case "del":
        return `<${token.type}>${all(token.tokens)}</${token.type}>`;
      case "br":
        return "<br>";
      case "link":
        return writeLink(token);
      case "image":
        return refuse(token, "a picture must be alone in its paragraph");
      case "code":
        return refuse(token, "blocks of code are not allowed; is a line indented by mistake?");
      case "html":
        return refuse(token, `HTML is not allowed: ${token.text.trim().split("\n", 1)[0]}`);
    }
  }

  function writeHeading(token: Tokens.Heading): string {
    const { depth } = token;
    if (depth === 1) return refuse(token, "headings begin with ##: the title is in the front matter");
    if (depth > DEEPEST_HEADING) return refuse(token, "a heading has at most ####");
    if (depth > level + 1) return refuse(token, "this heading skips a level");
    level = depth;
    const before = said.length;
    isHeading = true;
    const html = all(token.tokens);
    isHeading = false;
    const text = said.slice(before).join("");
    const id = headingId(text, ids);
    if (depth === 2) headings.push({ id, text });
    return `<h${depth} id="${id}">${html}</h${depth}>`;
  }

  function writeParagraph(token: Tokens.Paragraph): string {
    const [only, ...others] = token.tokens.map(known);
    if (only && others.length === 0) {
      if (only.type === "image") return writeFigure(only);
      const inside = only.type === "link" ? only.tokens.map(known) : [];
      if (only.type === "link" && inside[0]?.type === "image" && inside.length === 1)
        return writeFigure(inside[0], only);
    }
    return `<p>${all(token.tokens)}</p>`;
  }

  function writeFigure(token: Tokens.Image, link?: Tokens.Link): string {
    const name = photographName(token.href);
    if (name === undefined) return refuse(token, "a picture is written ![alt](photo:name)");
    const picture = figures.get(name);
    if (!picture) return refuse(token, `there is no photograph "${name}" in the catalogue`);
    if (token.text.trim() === "")
      return refuse(token, "a picture needs an alternative text that describes it");
    const attributes = link && linkAttributes(link.href);
    if (link && !attributes) return refuse(link, `a picture can link to an address, but not to ${link.href}`);
    return figureHtml(picture, { alt: token.text, caption: token.title ?? "", attributes });
  }

  /** A quote whose last line begins with a dash names its speaker there. */
  function writeQuote({ tokens: parts }: Tokens.Blockquote): string {
    const last = parts.at(-1);
    const isSigned = parts.length > 1 && last?.type === "paragraph" && last.raw.startsWith("— ");
    if (!isSigned) return `<blockquote>${all(parts)}</blockquote>`;
    const speaker = all(last.tokens).replace(/^— /, "");
    return `<blockquote>${all(parts.slice(0, -1))}<cite>${speaker}</cite></blockquote>`;
  }

  function writeWords(token: Tokens.Text | Tokens.Tag): string {
    const html = say(token, token.text);
    return isHeading ? html : explain(html);
  }

  function writeList({ ordered, start, items }: Tokens.List): string {
    const isChecklist = items.some((item) => item.task);
    const from = ordered && start !== 1 ? ` start="${start}"` : "";
    const tag = ordered ? "ol" : "ul";
    return `<${tag}${from}${isChecklist ? ' class="checklist"' : ""}>${all(items)}</${tag}>`;
  }

  function writeTable({ header, rows }: Tokens.Table): string {
    const head = header.map((cell) => writeHead(cell, all(cell.tokens))).join("");
    const body = rows.map(
      (row) => `<tr>${row.map((cell) => `<td${alignment(cell)}>${all(cell.tokens)}</td>`).join("")}</tr>`,
    );
    const names = header.map((cell) => cell.text.replaceAll(/[*_`]/g, "")).filter((name) => name !== "");
    const label = escapeHtml(names.join(", "));
    return [
      `<div class="wide-table" role="region" tabindex="0" aria-label="${label}"><table>`,
      `<thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`,
    ].join("");
  }

  function writeLink(token: Tokens.Link): string {
    const attributes = linkAttributes(token.href);
    if (attributes === undefined)
      return refuse(token, `a link begins with /, #, https://, mailto: or tel:, not with ${token.href}`);
    if (token.href.startsWith("#")) jumps.push({ token, id: token.href.slice(1) });
    return `<a ${attributes}>${all(token.tokens)}</a>`;
  }

  const html = all(tokens);
  for (const { token, id } of jumps) if (!ids.has(id)) refuse(token, `there is no heading "#${id}"`);
  const [first] = tokens;
  for (const short of unexplained())
    if (first) refuse(first, `"${short}" is explained but does not occur in the text`);
  return { html, headings, words: said.join(" ").match(WORD)?.length ?? 0, faults };
}

// The lexer's token type also includes tokens of extensions; we use none.
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}

// An empty corner cell is not a heading.
function writeHead(cell: Tokens.TableCell, html: string): string {
  return html === "" ? "<td></td>" : `<th scope="col"${alignment(cell)}>${html}</th>`;
}

function alignment({ align }: Tokens.TableCell): string {
  if (align === "right") return ' class="at-end"';
  return align === "center" ? ' class="at-centre"' : "";
}

/** The attributes of a link; undefined for an unsafe address. */
function linkAttributes(href: string): string | undefined {
  const attribute = `href="${escapeHtml(href)}"`;
  // "//host" and "/\host" are addresses of another host.
  if (/^(?:\/(?![/\\])|#.|mailto:.+@|tel:\+?\d)/.test(href)) return attribute;
  const url = URL.parse(href);
  if (url?.protocol !== "https:" || url.username !== "") return undefined;
  return `${attribute} rel="external noopener"`;
}

/**
 * An id for a heading, made of its own letters (also Arabic ones), and unique in the text. It begins with a letter,
 * so the number of "3. Paint" is left out, because the heading may move in the list.
 */
function headingId(text: string, taken: Set<string>): string {
  const letters = text.toLowerCase().replace(/\p{M}/gu, "");
  const words = letters.replace(/^[^\p{L}]+/u, "").match(/[\p{L}\p{N}]+/gu) ?? ["part"];
  const plain = words.join("-");
  let id = plain;
  for (let times = 2; taken.has(id); times += 1) id = `${plain}-${times}`;
  taken.add(id);
  return id;
}
