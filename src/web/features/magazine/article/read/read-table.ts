import type { TablePart } from "./article-part.ts";
import { attributeOf, type HtmlBlock, plainText } from "./html-blocks.ts";

/** More columns than these have no room beside each other on a phone. */
const MOST_ON_PHONE = 3;

/** A table, however its host wraps it; one among other things stays where it is. */
export function readTable({ tag, html }: HtmlBlock): TablePart | undefined {
  if (!["table", "figure", "div"].includes(tag)) return undefined;
  const table = /<table\b.*<\/table>/s.exec(html)?.[0];
  if (table === undefined || table.split("<table").length > 2) return undefined;
  const around = html.replace(table, "");
  const beside = around.replace(/<figcaption>.*?<\/figcaption>/s, "");
  if (plainText(beside) !== "" || /<(?:img|iframe)\b/.test(beside)) return undefined;
  const caption = plainText(around) || plainText(/<caption>(.*?)<\/caption>/s.exec(table)?.[1] ?? "");
  return {
    kind: "table",
    html: table,
    label: attributeOf(around, "aria-label") || caption || headsOf(table),
    isWide: columnsOf(table) > MOST_ON_PHONE,
  };
}

function columnsOf(table: string): number {
  const [row = ""] = /<tr>.*?<\/tr>/s.exec(table) ?? [];
  return (row.match(/<t[hd]\b/g) ?? []).length;
}

function headsOf(table: string): string {
  const heads = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, head = ""]) => plainText(head));
  return heads.slice(0, MOST_ON_PHONE).join(", ");
}
