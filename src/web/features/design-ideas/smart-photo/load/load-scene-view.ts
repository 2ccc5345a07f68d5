import { askSmartPhoto } from "../../../../../contracts/calls/graphql/ask-smart-photo.ts";
import { getCustomSku, getSku } from "../../../../../contracts/calls/graphql/get-sku.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { CustomSkuAnswer, SkuAnswer } from "../../../../../contracts/graphql/sku-answer.ts";
import type { SmartPhotoAnswer } from "../../../../../contracts/graphql/smart-photo-answer.ts";
import { COUNTRIES } from "../../../../../editions/countries.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { roomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { redirectTo } from "../../../../frame/errors/redirect-to.ts";
import { optional, type PageContext, pageNotFound, required } from "../../../../frame/page.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { type DesignContext, isAddress } from "../../designs/find-design.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { myRoomQuery, readMyRoom } from "../../my-room/my-room-query.ts";
import { type Picks, parsePicks, readPieceFields, sceneSearch } from "../picks/picks.ts";
import { type RoomPricing, scaleFacts } from "../picks/room-pricing.ts";
import type { Scene, ScenePiece } from "../picks/scene.ts";
import { chosenOf, type PieceDetails, type SceneView, shapesOf, sumOf } from "../picks/scene-view.ts";
import { isShown, toScene } from "../picks/to-scene.ts";
import {
  fitsAddress,
  listOtherPhotos,
  readAddress,
  SMART_PHOTO,
  smartPhotoPath,
} from "./list-smart-photos.ts";

type DrawnRoom = Omit<Parameters<typeof roomPriceFacts>[1], "totalPrice">;

/** Loads the scene for a URL. The fields of a form without scripts redirect to the canonical query. */
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

/** A photograph has about a dozen pieces; pieces beyond this limit are shown without their details. */
const MAX_PIECES = 24;

/** Loads the details of the chosen variations only; the others are loaded when a visitor chooses them. */
async function loadPieceDetails(
  call: Caller,
  edition: Edition,
  scene: Scene,
  picks: Picks,
): Promise<Record<string, PieceDetails | undefined>> {
  const pieces = scene.pieces.slice(0, MAX_PIECES);
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
  // An upstream may name its zones differently; all zones with our currency sell here.
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

/**
 * Loads the page of a smart photo. Throws not found if there is no data, for another country, or if the URL does not
 * match.
 */
export async function loadSmartPhoto(context: DesignContext, params: Record<string, string | undefined>) {
  const { call, edition, url, site } = context;
  const address = readAddress(params);
  if (!isAddress(address)) throw pageNotFound();
  const { photo, call: callOwner } = await required(
    askSmartPhoto(call, {
      smartPhotoSlug: address.slug,
      contentTypeSlug: SMART_PHOTO,
      countryIsoCode: edition.isoCode,
      languageCode: edition.languageCode,
    }),
  );
  const scene = toScene(photo);
  if (!scene || !isShown(photo, edition.country, { embedded: false }) || !fitsAddress(photo, address))
    throw pageNotFound();
  const rates = await loadRates(call, edition);
  const [view, others] = await Promise.all([
    loadSceneView({ ...context, call: callOwner }, scene, rates),
    listOtherPhotos(call, edition, photo),
  ]);
  const path = smartPhotoPath(edition, photo);
  return {
    photo,
    view,
    pricing: roomPricingOf(view, drawnRoom(photo), rates, url.searchParams),
    others,
    path,
    url: absoluteUrl(site.publicUrl, path),
    shareUrl: absoluteUrl(site.publicUrl, path) + sceneSearch(view.picks, undefined, view.keep),
  };
}

/** Dimensions without a unit cannot be compared. */
function drawnRoom({ roomType, roomDimensions }: SmartPhotoAnswer) {
  return roomDimensions?.unit === null ? undefined : { roomType, roomDimensions };
}

export type LoadedSmartPhoto = Awaited<ReturnType<typeof loadSmartPhoto>>;
