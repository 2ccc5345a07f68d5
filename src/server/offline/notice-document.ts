import {
  type PlainDocument,
  plainDocument,
  type Reader,
} from "../../web/frame/errors/last-resort-document.ts";

export const NOTICE_STYLES = "/pwa/offline.css";

interface Notice extends Omit<PlainDocument, "main"> {
  heading: string;
  text: string;
  action: string;
}

export function noticeLink(address: string, words: string): string {
  const escaped = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<a href="${escaped}">${words}</a>`;
}

/** A short message without React that needs only one style sheet: the site is busy, or there is no connection. */
export function noticeDocument(reader: Reader, { title, head = "", heading, text, action }: Notice): string {
  return plainDocument(reader, {
    title,
    head: `<link rel="stylesheet" href="${NOTICE_STYLES}">${head}`,
    main: `<svg viewBox="0 0 22 28" aria-hidden="true"><path d="M2 27V12a9 9 0 0 1 18 0v15"/><path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27"/></svg>
<h1>${heading}</h1>
<p>${text}</p>
${action}`,
  });
}
