import { marked } from "./scene-page.ts";

/** What the shop says of another variation comes with the page of that choice, whose address the browser has already. */
export function createDetails(root: HTMLElement) {
  let latest: AbortController | undefined;
  return {
    async refresh(piece: string): Promise<void> {
      const [place] = marked(root, "details", piece);
      if (!place) return;
      latest?.abort();
      latest = new AbortController();
      try {
        const response = await fetch(location.href, { signal: latest.signal });
        if (!response.ok) return;
        const next = new DOMParser().parseFromString(await response.text(), "text/html");
        const [fresh] = marked(next, "details", piece);
        if (fresh) place.replaceChildren(...fresh.childNodes);
      } catch (error) {
        // Offline or overtaken by the next choice: what stands there is the shop's word on the variation before.
        if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      }
    },
  };
}
