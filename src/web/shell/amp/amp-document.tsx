import type { ReactNode } from "react";
import type { Edition } from "../../../editions/edition.ts";
import { DocumentHead } from "../document-head.tsx";
import styles from "./amp.css?inline";

/**
 * AMP's boilerplate CSS, character by character: the page is hidden until the AMP runtime has loaded, for eight
 * seconds at most.
 */
const PREFIXES = ["-webkit-", "-moz-", "-ms-", ""];
const HIDDEN = `body{${PREFIXES.map((prefix) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`).join(";")}}`;
const SHOWN = ["-webkit-", "-moz-", "-ms-", "-o-", ""]
  .map((prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join("");
const AT_ONCE = `body{${PREFIXES.map((prefix) => `${prefix}animation:none`).join(";")}}`;

/**
 * The AMP document. Every page with an AMP URL is rendered in it with its own view; its linked style sheets are
 * replaced by the rules in use when it is finished (server/amp/finish-amp.ts).
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
