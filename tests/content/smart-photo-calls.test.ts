import { expect, test } from "vitest";
import { getCustomSku, getSku } from "../../src/contracts/calls/graphql/get-sku.ts";
import { getSmartPhoto } from "../../src/contracts/calls/graphql/get-smart-photo.ts";
import { listOfferings } from "../../src/contracts/calls/graphql/list-offerings.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { openContent } from "./open-content.ts";
import { PRODUCT_TYPES } from "./product-documents.ts";

oneEngine("the smart photos and offerings of our content", ({ newDatabase }) => {
  const open = openOnce(async () => openCaller(await newDatabase()));

  test("K34 one slug has an edition for every country and language that shows it", async () => {
    const call = await open();
    const photo = async (input: object) =>
      call(getSmartPhoto, { smartPhotoSlug: "modern-kitchen", contentTypeSlug: "smart-photo", ...input });
    const inIndia = { countryCode: "IN", currency: "INR", slug: "modern-kitchen", smartPhotoLite: false };
    expect(await photo({ countryIsoCode: "IN" })).toMatchObject({ ok: true, value: inIndia });
    expect(await photo({ smartphotoContentId: "sa-ar-modern-kitchen" })).toMatchObject({
      ok: true,
      value: { countryCode: "SA", title: "مطبخ كحلي بجزيرة بيضاء", roomDimensions: { unit: "m" } },
    });
    expect(await photo({ countryIsoCode: "MY" })).toMatchObject({ ok: false, problem: { status: 404 } });
  });

  test("K35 K36 SP-16 a product is priced in the requested currency, and a made-to-measure one by its units", async () => {
    const call = await open();
    const priced = (currency: string, selling_price: number) => ({
      ok: true,
      value: { sku_code: "SKU-1", seller_zones: [{ sku_prices: { currency, selling_price } }] },
    });
    expect(await call(getSku, { skuCode: "SKU-1", currency: "INR" })).toMatchObject(priced("INR", 10_690));
    expect(await call(getSku, { skuCode: "SKU-1", currency: "SGD" })).toMatchObject(priced("SGD", 282));
    expect(await call(getSku, { skuCode: "SKU-1", currency: "SAR", languageCode: "AR" })).toMatchObject({
      ok: true,
      value: { name: "خزائن سفلية بالأخضر المريمي" },
    });
    expect(await call(getCustomSku, { customSkuCode: "CSKU-1" })).toMatchObject({
      ok: true,
      value: {
        currency: "INR",
        units: expect.arrayContaining([expect.objectContaining({ code: "CSKU-1-300" })]),
      },
    });
  });

  test("K42 OF-14 the laminates are listed, and filtered by a feature", async () => {
    const call = await open();
    const list = async (filters: string) =>
      call(listOfferings, { filters, start: 0, count: 21, offeringType: "finishes" as const });
    const laminates = await list("product_category_id:1;available_offline:1");
    expect(laminates).toMatchObject({ ok: true, value: { totalElements: 13 } });
    const green = await list("product_category_id:1;available_offline:1;multi_feature:3008");
    expect(green.ok && green.value.products.map(({ code }) => code)).toEqual(["LAM-008", "LAM-012"]);
    expect(green).toMatchObject({
      ok: true,
      value: {
        filterData: expect.arrayContaining([
          expect.objectContaining({
            categorySearchBy: "colour",
            categoryFilters: expect.arrayContaining([
              { searchBy: "3008", selected: true, displayName: "Green" },
            ]),
          }),
        ]),
      },
    });
    expect(await list("code:LAM-001")).toMatchObject({
      ok: true,
      value: { products: [{ name: "Natural oak laminate", materialData: { availability: "yes" } }] },
    });
  });
});

/** The caller that the site uses, with only these documents behind it. */
async function openCaller(database: Database) {
  const app = await openContent(database, PRODUCT_TYPES);
  return createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
}
