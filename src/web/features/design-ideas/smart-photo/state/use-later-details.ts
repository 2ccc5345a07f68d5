import { useEffect, useRef, useState } from "react";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import type { SceneState } from "../picks/scene-state.ts";
import { roomInAddress } from "./use-scene-address.ts";

/** What the shop says of a piece, as finished HTML, where another variation than the served one is chosen. */
type LaterDetails = Readonly<Record<string, string>>;

/** What the shop says of another variation comes with the page of that choice. */
export function useLaterDetails({ pieces }: SceneFacts, { picks, latest }: SceneState): LaterDetails {
  const [details, setDetails] = useState<LaterDetails>({});
  const outdated = useRef(new Set<string>());
  useEffect(() => {
    const piece = pieces.find(({ id }) => id === latest?.piece);
    // Of what comes in one way only there is nothing else to say, and nothing of what is left out.
    if (!piece || piece.variations.length < 2 || latest?.pick === "off") return;
    outdated.current.add(piece.id);
    const overtaken = new AbortController();
    void askFor(location.pathname + sceneSearch(picks, undefined, roomInAddress()), overtaken.signal).then(
      (page) => {
        if (!page) return;
        // The page of the last choice knows the earlier ones too, whose answers it overtook.
        const fresh = [...outdated.current].map((id) => [id, page.getElementById(detailsId(id))?.innerHTML]);
        outdated.current.clear();
        setDetails((before) => ({ ...before, ...Object.fromEntries(fresh.filter(([, html]) => html)) }));
      },
    );
    return () => overtaken.abort();
  }, [pieces, picks, latest]);
  return details;
}

export function detailsId(piece: string): string {
  return `piece-${piece}-details`;
}

async function askFor(address: string, signal: AbortSignal): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch (error) {
    // Offline or overtaken by the next choice: what stands there is the shop's word on the variation before.
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
