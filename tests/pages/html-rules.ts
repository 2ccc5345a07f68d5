import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { readHtml } from "../support/read-html.ts";

/** What is wrong with a document, one line for each fault. */
export async function htmlProblems(html: string): Promise<string[]> {
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

/** What is hidden from screen readers must hold no control and no label of one; `inert` hides those from everybody. */
function hiddenControls(html: string): string[] {
  const { all } = readHtml(html);
  return ["label", "input", "select", "textarea", "button"].flatMap((control) =>
    [...all(`[aria-hidden="true"] ${control}`), ...all(`${control}[aria-hidden="true"]`)].map(
      (element) => `aria-hidden on a ${control} (${JSON.stringify(element.attribs)})`,
    ),
  );
}

/** Links and buttons in a <template> get their words, and pictures their address, when the template is used. */
function isFilledLater(ruleId: string, selector: string | null): boolean {
  const isOfWords = ["wcag/h30", "text-content", "element-required-attributes"].includes(ruleId);
  return isOfWords && /> template\b/.test(selector ?? "");
}

/** The validator's recommended rules, less the ones that are matters of taste or of React's way of writing. */
const RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes lower case; HTML does not mind.
    "doctype-style": "off",
    // React writes charSet and srcSet; HTML does not mind that either.
    "attr-case": "off",
    // React's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Several boxes of one name are how a form sends a list.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
    // React writes <br/>; HTML reads both alike.
    "void-style": "off",
    // React writes hidden="" and leaves no space that could be trailing; both forms mean the same.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    // Custom properties in style attributes carry numbers into the style sheet; the headers allow nothing else there.
    "no-inline-style": "off",
    // Long titles are told apart by the test of all titles.
    "long-title": "off",
    // A telephone number is kept together by its own element.
    "tel-non-breaking": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(RULES));
