import { getCustomSku, getSku } from "../../../../contracts/calls/graphql/get-sku.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CustomSkuAnswer, SkuAnswer } from "../../../../contracts/graphql/sku.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";
import type { Picks } from "../picks/picks.ts";
import type { PieceDetails } from "../picks/piece-details.ts";
import type { Scene, ScenePiece } from "../picks/scene.ts";
import { chosenOf } from "../picks/scene-view.ts";

/** A photograph has a dozen pieces; what comes after these is shown without its small print. */
const MOST_PIECES = 24;

/** Only of the chosen variations: the others are asked for when somebody chooses them. */
export async function loadPieceDetails(
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
