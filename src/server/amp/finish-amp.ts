import { AMP_ORIGIN } from "../headers/security-headers.ts";
import { FILM_ELEMENTS } from "./films.ts";
import { type FlatStyles, flattenStyles } from "./flatten-styles.ts";
import { rewriteMarkup } from "./rewrite-markup.ts";
import { usedStyles } from "./used-styles.ts";

/** Reads a built file by its address; nothing where it is made on the fly, in development. */
export type ReadAsset = (path: string) => Promise<string | undefined>;

const OWN_SHEET = /<style amp-custom="">([\s\S]*?)<\/style>/;
const SHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g;

/** Parts of the runtime by the elements that need them. */
const EXTENSIONS = new Map([["form", "amp-form"], ...FILM_ELEMENTS.map((name) => [name, name] as const)]);

/**
 * The last step of an AMP document. The views and the primitive twins have written it; what only the whole can tell is done
 * here: which rules of its style sheets it uses, which parts of the runtime, and what of it AMP does not allow.
 */
export async function finishAmp(document: string, readAsset: ReadAsset): Promise<string> {
  const addresses = [...document.matchAll(SHEET)].map(([, href = ""]) => href);
  const [, own = ""] = OWN_SHEET.exec(document) ?? [];
  const styles = await stylesAt(addresses, own, readAsset);
  if (!styles) return document;
  const { html, seen } = rewriteMarkup(document.replaceAll(SHEET, "").replace(OWN_SHEET, ""));
  const extensions = [...EXTENSIONS].flatMap(([tag, name]) => (seen.tags.has(tag) ? [name] : []));
  const added = [...extensions.map(scriptOf), `<style amp-custom>${usedStyles(styles, seen)}</style>`];
  return html.replace("</head>", () => `${added.join("")}</head>`);
}

function scriptOf(name: string): string {
  return `<script async custom-element="${name}" src="${AMP_ORIGIN}/v0/${name}-0.1.js"></script>`;
}

const known = new Map<string, FlatStyles>();

// Names of built files carry a hash, so what was read once is right for good.
async function stylesAt(
  addresses: readonly string[],
  own: string,
  readAsset: ReadAsset,
): Promise<FlatStyles | undefined> {
  const key = addresses.join(" ");
  const kept = known.get(key);
  if (kept) return kept;
  const sheets = await Promise.all(addresses.map(readAsset));
  const texts = sheets.flatMap((sheet) => (sheet === undefined ? [] : [sheet]));
  if (texts.length < sheets.length) return undefined;
  const styles = flattenStyles([...texts, own]);
  known.set(key, styles);
  return styles;
}
