import { selectAll } from "css-select";
import type { Element } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { LRUCache } from "lru-cache";

/** A document that can be queried with selectors. */
export interface Page {
  all(selector: string): Element[];
  /** The only matching element; throws if there are more or fewer. */
  one(selector: string): Element;
}

const pagesRead = new LRUCache<string, Page>({ max: 50 });

/** Parses each page once, because many tests use the same page. */
export function readHtml(html: string): Page {
  const page = pagesRead.get(html) ?? parsePage(html);
  pagesRead.set(html, page);
  return page;
}

function parsePage(html: string): Page {
  const document = parseDocument(html);
  const all = (selector: string) => elementsIn(document, selector);
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

/** The elements inside an element or a document that match a selector. */
export function elementsIn(parent: Element | ReturnType<typeof parseDocument>, selector: string): Element[] {
  return selectAll(selector, parent) as Element[];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name.toLowerCase()];
}

/** The targets of the links that match a selector. */
export function hrefs(page: Page, selector: string): string[] {
  return page.all(selector).map((link) => attribute(link, "href") ?? "");
}

export function textOf(element: Element): string {
  return textContent(element).replaceAll(/\s+/g, " ").trim();
}
