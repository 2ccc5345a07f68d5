import type { Edition } from "../../editions/edition.ts";
import { escapeHtml } from "../content/markdown/escape-html.ts";

export interface LetterPart {
  title?: string;
  text?: string;
  facts?: [name: string, value: string][];
  /** As a button, or as plain text beside another button. */
  link?: { words: string; url: string; look?: "plain" };
}

/** The same e-mail as text and as HTML. */
export function writeLetter(
  parts: readonly LetterPart[],
  edition: Pick<Edition, "language" | "direction">,
): { text: string; html: string } {
  return {
    text: `${parts.map(asText).join("\n\n")}\n`,
    html: asDocument(parts.map(asHtml).join("\n"), edition),
  };
}

function asText({ title, text, facts, link }: LetterPart): string {
  const lines = [
    title && `${title}\n`,
    text,
    ...(facts ?? []).map(([name, value]) => `${name}: ${value}`),
    link && `${link.words}: ${link.url}`,
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}

function asHtml({ title, text, facts, link }: LetterPart): string {
  const lines = [
    title && `<h2 style="${STYLE.title}">${escapeHtml(title)}</h2>`,
    text && `<p style="${STYLE.text}">${escapeHtml(text)}</p>`,
    facts &&
      `<p style="${STYLE.text}">${facts.map(([name, value]) => `${escapeHtml(name)}: <b>${escapeHtml(value)}</b>`).join("<br>")}</p>`,
    link &&
      `<p style="${STYLE.text}"><a style="${link.look ? STYLE.plainLink : STYLE.link}" href="${escapeHtml(link.url)}">${escapeHtml(link.words)}</a></p>`,
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}

function asDocument(body: string, { language, direction }: Pick<Edition, "language" | "direction">): string {
  return [
    "<!doctype html>",
    `<html lang="${language}" dir="${direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    `<body style="${STYLE.body}"><div dir="${direction}" style="${STYLE.letter}">`,
    body,
    "</div></body></html>",
  ].join("\n");
}

// Mail programs support neither style sheets nor custom properties; these are the values of the site's tokens.
const STYLE = {
  body: "margin:0;background:#fbf8f4;color:#211c18;font-family:Figtree,'IBM Plex Sans Arabic',system-ui,sans-serif",
  letter: "max-width:560px;margin:0 auto;padding:32px 20px",
  title: "margin:28px 0 8px;font-family:Fraunces,Georgia,serif;font-size:20px;font-weight:500",
  text: "margin:0 0 14px;font-size:16px;line-height:1.6",
  link: "display:inline-block;padding:12px 22px;border-radius:4px;background:#b4472a;color:#ffffff;font-weight:600;text-decoration:none",
  plainLink: "color:#8e3620;text-decoration:underline",
} as const;
