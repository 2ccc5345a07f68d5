import { escapeHtml } from "./escape-html.ts";

/** The attributes of a link; nothing for an address that leads where no reader should go. */
export function linkAttributes(href: string): string | undefined {
  const attribute = `href="${escapeHtml(href)}"`;
  // "//host" and "/\host" are addresses of another host.
  if (/^(?:\/(?![/\\])|#.|mailto:.+@|tel:\+?\d)/.test(href)) return attribute;
  const url = URL.parse(href);
  if (url?.protocol !== "https:" || url.username !== "") return undefined;
  return `${attribute} rel="external noopener"`;
}
