import { createElement, Fragment, type ReactNode } from "react";

const NO_BREAK_SPACE = "\u00a0";

/**
 * Keeps a number and its unit on one line: "3 BHK", "500 sq ft", "10-year". After a hyphen only the style prevents a
 * break, because an invisible character would hide the words from the search of the browser.
 */
export function keepTogether(text: string): ReactNode {
  const parts = text
    .replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`)
    .replace("sq ft", `sq${NO_BREAK_SPACE}ft`)
    .split(/(\d+-\p{L}+)/u);
  if (parts.length === 1) return parts[0];
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : nowrap(part))),
  );
}

function nowrap(text: string): ReactNode {
  return <span className="nowrap">{text}</span>;
}
