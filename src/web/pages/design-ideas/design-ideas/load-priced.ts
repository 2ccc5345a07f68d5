import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { designPath } from "../../../features/designs/design-path.ts";
import { photoOfDesign } from "../../../features/designs/list-photos.ts";
import { listSmartPhotos, type PricedPhoto } from "../../../features/smart-photo/load/list-smart-photos.ts";
import { optional } from "../../../frame/page.ts";

const SHOWN = 6;

/** Photographs in which every piece has its price: smart photos, or priced designs in a country that has none. */
export async function loadPriced(call: Caller, edition: Edition): Promise<PricedPhoto[]> {
  const photos = await listSmartPhotos(call, edition, { size: SHOWN });
  return photos.length > 0 ? photos : listPricedDesigns(call, edition);
}

async function listPricedDesigns(call: Caller, edition: Edition): Promise<PricedPhoto[]> {
  const urlQueryParams = buildUrlQueryParams({
    filters: [
      { field: "country", op: "eq", values: [edition.isoCode] },
      { field: "field", op: "excludes", values: ["redirectedTo"] },
    ],
    page: 0,
    size: SHOWN,
  });
  const { items } = await optional(
    call(listDesignIdeas, { urlQueryParams, designIdeasContentTypes: ["smart-photo-lite"] }),
    { items: [] },
  );
  return items.flatMap((design) => {
    const { slug, title, altText, roomSize, totalPrice, pricedPieces } = design;
    if (totalPrice === null) return [];
    const picture = { photo: photoOfDesign(design), alt: altText };
    const href = designPath(edition, design);
    return [{ slug, title, href, picture, roomSize, totalPrice, pieces: pricedPieces }];
  });
}
