import { z } from "zod";
import { getCustomSku, getSku } from "../../../contracts/calls/graphql/get-sku.ts";
import { findDocument } from "../../content/document-store.ts";
import { Refusal } from "../../http/refusal.ts";
import { editionFilters } from "../edition-filters.ts";
import { skuKey } from "../loads/find-skus.ts";
import type { SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";
import { SKU_TYPE_DEFS } from "../type-defs/skus-type-defs.ts";

const SellerZones = z.array(z.looseObject({ sku_prices: z.looseObject({ currency: z.string() }) }));

export const SKUS: SchemaModule = {
  typeDefs: SKU_TYPE_DEFS,
  resolvers: {
    Query: {
      skuDetailsFromShazam: serveQuery(
        getSku,
        async ({ skuCode, currency, languageCode }, { findSku, answerOf }) => {
          const row = await findSku(skuKey(skuCode, languageCode));
          if (!row) return new Refusal(404, `There is no product "${skuCode}".`);
          const sku = answerOf(row);
          return { ...sku, seller_zones: zonesIn(currency, SellerZones.parse(sku.seller_zones)) };
        },
      ),
      hiStoreCustomSkusData: serveQuery(getCustomSku, async (input, { database, answerOf }) => {
        const gallery = { contentType: "custom-skus", filters: editionFilters(input) };
        const row = await findDocument(database, gallery, input.customSkuCode);
        return row ? answerOf(row) : new Refusal(404, `There is no product "${input.customSkuCode}".`);
      }),
    },
  },
};

function zonesIn(currency: string | undefined, zones: z.infer<typeof SellerZones>) {
  const wanted = currency?.toUpperCase();
  return zones.filter((zone) => wanted === undefined || zone.sku_prices.currency === wanted);
}
