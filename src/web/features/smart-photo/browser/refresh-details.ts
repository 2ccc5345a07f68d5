import { marked } from "./scene-page.ts";

/** What the shop says of another variation comes with the page of that choice, whose address the browser has already. */
export function createDetails(root: HTMLElement) {
  let latest: AbortController | undefined;
  const outdated = new Set<string>();
  return {
    async refresh(piece: string): Promise<void> {
      if (marked(root, "details", piece).length === 0) return;
      outdated.add(piece);
      latest?.abort();
      latest = new AbortController();
      try {
        const response = await fetch(location.href, { signal: latest.signal });
        if (!response.ok) return;
        const next = new DOMParser().parseFromString(await response.text(), "text/html");
        // The page of the last choice knows the earlier ones too, whose answers it overtook.
        for (const changed of outdated) replaceDetails(root, next, changed);
        outdated.clear();
      } catch (error) {
        // Offline or overtaken by the next choice: what stands there is the shop's word on the variation before.
        if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      }
    },
  };
}

function replaceDetails(root: HTMLElement, next: Document, piece: string): void {
  const [place] = marked(root, "details", piece);
  const [fresh] = marked(next, "details", piece);
  if (place && fresh) place.replaceChildren(...fresh.childNodes);
}
