import type { ConsentCategory } from "../../contracts/consent/cookie-consent.ts";

/** What the parts of a page tell each other; scripts of others may listen to it on the document, too. */
export interface PageEvents {
  "atrium:form-opened": { ctaType: string; title: string };
  "atrium:lead-sent": { ctaType: string; leadId: string };
  /** A visitor has chosen what may be kept and measured; it holds at once. */
  "atrium:consent": Record<ConsentCategory, boolean>;
  "atrium:saved": SavedNews;
  /** The specification's name for it. */
  "design-ideas wishlist-complete": SavedNews;
}

interface SavedNews {
  action: "add" | "remove";
  design: { slug: string };
  /** How many are saved now. */
  count: number;
}

export function tellPage<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

export function onTold<Name extends keyof PageEvents>(
  name: Name,
  hear: (detail: PageEvents[Name]) => void,
): void {
  document.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  });
}
