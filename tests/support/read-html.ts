import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from "html-validate";

const parserConfig = new HtmlValidate(new StaticConfigLoader({ root: true })).getConfigForSync("page.html");

/** A document that can be asked with selectors. */
export interface Page {
  all(selector: string): HtmlElement[];
  /** The only element of its kind; more or fewer are a fault of the page. */
  one(selector: string): HtmlElement;
}

export function readHtml(html: string): Page {
  const root = new Parser(parserConfig).parseHtml(html);
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  return {
    all,
    one(selector) {
      const [element, ...more] = all(selector);
      if (!element || more.length > 0)
        throw new Error(`${more.length + (element ? 1 : 0)} elements are ${selector}`);
      return element;
    },
  };
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decodeEntities(value);
}

/** Where the links lead that a selector finds. */
export function hrefs(page: Page, selector: string): string[] {
  return page.all(selector).map((link) => attribute(link, "href") ?? "");
}

export function textOf(element: HtmlElement): string {
  return decodeEntities(element.textContent).replaceAll(/\s+/g, " ").trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
