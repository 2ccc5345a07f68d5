import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { roomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { myRoomQuery, readMyRoom } from "../../my-room/my-room-query.ts";
import { parsePicks } from "../picks/picks.ts";
import { readPieceFields } from "../picks/pieces-form.ts";
import { type RoomPricing, scaleFacts } from "../picks/room-pricing.ts";
import type { Scene } from "../picks/scene.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import { type SceneView, shapesOf, sumOf } from "../picks/scene-view.ts";
import { loadPieceDetails } from "./load-piece-details.ts";

interface ScenePlace {
  call: Caller;
  edition: Edition;
  url: URL;
}

/** What the models have to know of the room in the photograph. */
type DrawnRoom = Omit<Parameters<typeof roomPriceFacts>[1], "totalPrice">;

/** The scene as the address asks for it. The raw fields of a form are answered with the address that they mean. */
export async function loadSceneView(
  { call, edition, url }: ScenePlace,
  scene: Scene,
  rates: PriceRates | undefined,
): Promise<SceneView> {
  const query = url.searchParams;
  const shapes = shapesOf(scene);
  const before = parsePicks(query.get("pieces"), shapes);
  const open = shapes.find(({ id }) => id === query.get("piece"))?.id;
  const room = readMyRoom(query, rates);
  const keep = room ? myRoomQuery(room) : {};
  const sent = readPieceFields(query, shapes, before);
  if (sent) throw redirectTo(url.pathname + sceneSearch(sent, open, keep));
  return {
    scene,
    picks: before,
    open,
    details: await loadPieceDetails(call, edition, scene, before),
    path: url.pathname,
    keep,
    country: edition.country,
  };
}

export function roomPricingOf(
  { scene, picks }: SceneView,
  drawn: DrawnRoom | undefined,
  rates: PriceRates | undefined,
  query: URLSearchParams,
): RoomPricing {
  const standardTotal = sumOf(scene, []).total;
  const facts = rates && drawn && roomPriceFacts(rates, { ...drawn, totalPrice: standardTotal });
  return {
    rates,
    room: readMyRoom(query, rates),
    standardFacts: facts,
    facts: scaleFacts(facts, sumOf(scene, picks).total, standardTotal),
  };
}
