import type { ReactNode } from "react";
import type { Edition } from "../../../editions/edition.ts";
import { DocumentHead } from "../document-head.tsx";
import styles from "./amp.css?inline";

/** AMP's own lines, letter by letter: the page is hidden until its runtime is there, for eight seconds at most. */
const PREFIXES = ["-webkit-", "-moz-", "-ms-", ""];
const HIDDEN = `body{${PREFIXES.map((prefix) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`).join(";")}}`;
const SHOWN = ["-webkit-", "-moz-", "-ms-", "-o-", ""]
  .map((prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join("");
const AT_ONCE = `body{${PREFIXES.map((prefix) => `${prefix}animation:none`).join(";")}}`;

/**
 * The one AMP document. Every page that has an AMP address is shown in it by its own view; what it links as style sheets
 * becomes the rules that it uses when it is finished (server/amp/finish-amp.ts).
 */
export function AmpDocument({ edition, children }: { edition: Edition; children: ReactNode }) {
  return (
    <html {...{ amp: "" }} lang={edition.language} dir={edition.direction}>
      <head>
        <DocumentHead edition={edition} />
        <script async src="https://cdn.ampproject.org/v0.js" />
        <style amp-boilerplate="">{HIDDEN + SHOWN}</style>
        <noscript>
          <style amp-boilerplate="">{AT_ONCE}</style>
        </noscript>
        <style amp-custom="">{styles}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
