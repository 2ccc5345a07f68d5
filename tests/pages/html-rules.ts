import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { readHtml } from "../support/read-html.ts";

/** Those of the site, not those of an article. */
const HEADER_OR_FOOTER = /<(header|footer) [^>]*\b(?:hdr|ftr)\b[^>]*>[\s\S]*?<\/\1>/g;
const checkedParts = new Set<string>();

/**
 * Returns one line for each fault of a document. A header or a footer that was checked in another document is left
 * out: both are half of a short page, and the same on all pages of a region.
 */
export async function htmlProblems(document: string): Promise<string[]> {
  const html = document.replaceAll(HEADER_OR_FOOTER, (part) => {
    const isKnown = checkedParts.has(part);
    checkedParts.add(part);
    return isKnown ? "" : part;
  });
  const report = await validator.validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => !isFilledLater(ruleId, selector))
    .map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    )
    .concat(hiddenControls(html));
}

/**
 * An element that is hidden from screen readers must not contain a control or its label; `inert` hides those from
 * every user.
 */
function hiddenControls(html: string): string[] {
  const { all } = readHtml(html);
  return ["label", "input", "select", "textarea", "button"].flatMap((control) =>
    [...all(`[aria-hidden="true"] ${control}`), ...all(`${control}[aria-hidden="true"]`)].map(
      (element) => `aria-hidden on a ${control} (${JSON.stringify(element.attribs)})`,
    ),
  );
}

/** Links and buttons in a <template> get their text, and pictures their address, when the template is used. */
function isFilledLater(ruleId: string, selector: string | null): boolean {
  const isOfWords = ["wcag/h30", "text-content", "element-required-attributes"].includes(ruleId);
  return isOfWords && /> template\b/.test(selector ?? "");
}

/** The recommended rules of the validator, except those that are a matter of taste or of React's output format. */
const RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes lower case, which HTML allows.
    "doctype-style": "off",
    // React writes charSet and srcSet, which HTML also allows.
    "attr-case": "off",
    // React's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // A form sends a list with several checkboxes of the same name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
    // React writes <br/>, which means the same in HTML.
    "void-style": "off",
    // React writes hidden="", and its output has no trailing spaces; both attribute forms mean the same.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    // Custom properties in style attributes pass numbers to the style sheet; the headers allow nothing else there.
    "no-inline-style": "off",
    // Another test checks the length of all titles.
    "long-title": "off",
    // A dedicated element prevents line breaks in telephone numbers.
    "tel-non-breaking": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(RULES));
