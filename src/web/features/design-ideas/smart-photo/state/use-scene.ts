import { useEffect, useRef, useState } from "react";
import { formatAmount } from "../../../../../editions/money.ts";
import { bandInRoom, type RoomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceBand } from "../../../../../prices/price-band.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { shareSearch } from "../../designs/shared-url.ts";
import { ROOM_NAMES } from "../../my-room/room-parameters.ts";
import { useMyRoom } from "../../my-room/use-my-room.ts";
import { sceneSearch } from "../picks/picks.ts";
import { scaleFacts } from "../picks/room-pricing.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { sumOf } from "../picks/scene-view.ts";
import { type SceneState, useSceneState } from "./use-scene-state.ts";

export interface SceneProps {
  facts: SceneFacts;
  room?: SceneRoom | undefined;
}

export type SceneController = ReturnType<typeof useScene>;

export function useScene({ facts, room }: SceneProps) {
  const scene = useSceneState(facts);
  const { state, sum } = scene;
  useSceneAddress(state);
  const page = usePage().state;
  useEffect(() => {
    page.setState("drawer", { priceNow: formatAmount(sum.total, facts.country) });
  }, [page, sum.total, facts.country]);
  return {
    ...scene,
    details: useLaterDetails(facts, state),
    band: useRoomBand(facts, room, sum.total),
  };
}

interface SceneRoom {
  facts: RoomPriceFacts;
  band?: PriceBand | undefined;
}

function useRoomBand(scene: SceneFacts, room: SceneRoom | undefined, total: number): PriceBand | undefined {
  const news = useMyRoom();
  if (!room || !news) return room?.band;
  return (
    news.room && bandInRoom(news.rates, scaleFacts(room.facts, total, sumOf(scene, []).total), news.room)
  );
}

type LaterDetails = Readonly<Record<string, string>>;

/** Loads the shop's details of another variation from the page for that choice. */
function useLaterDetails({ pieces }: SceneFacts, { picks, latest }: SceneState): LaterDetails {
  const [details, setDetails] = useState<LaterDetails>({});
  const outdated = useRef(new Set<string>());
  useEffect(() => {
    const piece = pieces.find(({ id }) => id === latest?.piece);
    // A piece with a single variation or one that is left out has no other details.
    if (!piece || piece.variations.length < 2 || latest?.pick === "off") return;
    outdated.current.add(piece.id);
    const overtaken = new AbortController();
    void askFor(location.pathname + sceneSearch(picks, undefined, roomInAddress()), overtaken.signal).then(
      (page) => {
        if (!page) return;
        // The page of the last choice also contains the details of earlier choices, whose requests it aborted.
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
    // Offline or aborted by the next choice: the details of the previous variation stay.
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}

type Addressed = Pick<SceneState, "picks" | "open">;

/** Writes the choices and the open piece to the URL for sharing. No history entry is added, so Back leaves the page. */
function useSceneAddress({ picks, open }: Addressed): void {
  const written = useRef<Addressed>({ picks, open });
  useEffect(() => {
    if (written.current.picks === picks && written.current.open === open) return;
    written.current = { picks, open };
    const room = roomInAddress();
    history.replaceState(history.state, "", location.pathname + sceneSearch(picks, open, room));
    shareSearch(sceneSearch(picks, undefined, room));
  }, [picks, open]);
}

/** Reads the room from the current URL, because the visitor may have entered it after the page load. */
function roomInAddress(): Record<string, string> {
  const query = new URLSearchParams(location.search);
  const kept = ROOM_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}

export function isWide(): boolean {
  return matchMedia("(width >= 1024px)").matches;
}
