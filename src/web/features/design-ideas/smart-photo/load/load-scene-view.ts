import { getCustomSku, getSku } from "../../../../../contracts/calls/graphql/get-sku.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { CustomSkuAnswer, SkuAnswer } from "../../../../../contracts/graphql/sku.ts";
import { COUNTRIES } from "../../../../../editions/countries.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { roomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { redirectTo } from "../../../../frame/errors/redirect-to.ts";
import { optional, type PageContext } from "../../../../frame/page.ts";
import { myRoomQuery, readMyRoom } from "../../my-room/my-room-query.ts";
import { type Picks, parsePicks, readPieceFields, sceneSearch } from "../picks/picks.ts";
import { type RoomPricing, scaleFacts } from "../picks/room-pricing.ts";
import type { Scene, ScenePiece } from "../picks/scene.ts";
import type { PieceDetails } from "../picks/scene-view.ts";
import { chosenOf, type SceneView, shapesOf, sumOf } from "../picks/scene-view.ts";

type DrawnRoom = Omit<Parameters<typeof roomPriceFacts>[1], "totalPrice">;

/** The scene as the address asks for it. The raw fields of a form are answered with the address that they mean. */
export async function loadSceneView(
  { call, edition, url }: PageContext<"url">,
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

/** A photograph has a dozen pieces; what comes after these is shown without its small print. */
const MOST_PIECES = 24;

/** Only of the chosen variations: the others are asked for when somebody chooses them. */
async function loadPieceDetails(
  call: Caller,
  edition: Edition,
  scene: Scene,
  picks: Picks,
): Promise<Record<string, PieceDetails | undefined>> {
  const pieces = scene.pieces.slice(0, MOST_PIECES);
  const entries = await Promise.all(
    pieces.map(async (piece) => [piece.id, await loadDetails(call, edition, piece, picks)] as const),
  );
  return Object.fromEntries(entries);
}

async function loadDetails(
  call: Caller,
  edition: Edition,
  piece: ScenePiece,
  picks: Picks,
): Promise<PieceDetails | undefined> {
  const { sku: skuCode } = chosenOf(piece, picks).variation;
  const { isoCode: countryIsoCode, languageCode, country } = edition;
  const { currency } = COUNTRIES[country];
  const [sku, custom] = await Promise.all([
    skuCode ? optional(call(getSku, { skuCode, currency, languageCode }), undefined) : undefined,
    piece.customSku
      ? optional(
          call(getCustomSku, { customSkuCode: piece.customSku, countryIsoCode, languageCode }),
          undefined,
        )
      : undefined,
  ]);
  return sku && detailsOf(sku, custom, countryIsoCode);
}

function detailsOf(sku: SkuAnswer, custom: CustomSkuAnswer | undefined, isoCode: string): PieceDetails {
  const { seller_zones: zones } = sku;
  // Others name their zones as they like; those of one currency all sell here.
  const zone =
    zones.find(({ seller_zone_code }) => seller_zone_code === isoCode) ??
    zones.find(({ enabled, quantity }) => enabled && quantity > 0);
  return {
    description: sku.description,
    care: sku.care_instructions,
    warranty: sku.warranty,
    returns: sku.returns_policy,
    fitting: sku.category_notes,
    options: sku.field_options,
    days: zone?.enabled && zone.quantity > 0 ? zone.sla_in_days : null,
    madeOf: custom ? { measuring: custom.measuring, units: custom.units } : null,
  };
}
