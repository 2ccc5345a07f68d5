import type { ConsentCategory } from "../../contracts/consent/cookie-consent.ts";

/** Events between the parts of a page; third-party scripts may listen to them on the document. */
export interface PageEvents {
  "atrium:form-opened": { ctaType: string; title: string };
  "atrium:lead-sent": { ctaType: string; leadId: string };
  "atrium:consent": Record<ConsentCategory, boolean>;
  "atrium:saved": SavedDetail;
  "design-ideas wishlist-complete": SavedDetail;
}

interface SavedDetail {
  action: "add" | "remove";
  design: { slug: string };
  count: number;
}

export function dispatchPageEvent<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

export function onPageEvent<Name extends keyof PageEvents>(
  name: Name,
  hear: (detail: PageEvents[Name]) => void,
): void {
  document.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  });
}

/** Dispatched on parts that are added to a page after it has loaded. */
const ADDED = "atrium:added";

export function dispatchAdded(part: Element): void {
  part.dispatchEvent(new CustomEvent(ADDED, { bubbles: true }));
}

export function onAdded(root: ParentNode, tend: (part: Element) => void): void {
  root.addEventListener(ADDED, (event) => {
    if (event.target instanceof Element) tend(event.target);
  });
}
