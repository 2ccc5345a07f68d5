import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import {
  type DesignAddress,
  type DesignKind,
  type DesignPlace,
  readDesign,
} from "../../designs/find-design.ts";
import { designMeta } from "../../designs/view/design-meta.ts";
import { DesignView } from "../../designs/view/design-view.tsx";
import { type LoadedDesign, loadAround } from "../../designs/view/load-design.ts";
import { type LoadedPricedDesign, loadPricedDesign } from "../load/load-priced-design.ts";
import { PricedDesignView, pricedDesignMeta } from "./priced-design-view.tsx";

type LoadedDetail = { kind: "priced"; loaded: LoadedPricedDesign } | { kind: "design"; loaded: LoadedDesign };

/** A design of either kind. One with a price and no pieces that make it up is a photograph like any other. */
export async function loadDetail(
  place: DesignPlace,
  address: DesignAddress,
  kind: DesignKind,
): Promise<LoadedDetail> {
  const design = await readDesign(kind, place, address);
  return "products" in design && design.products.length > 0
    ? { kind: "priced", loaded: await loadPricedDesign(place, address, design) }
    : { kind: "design", loaded: await loadAround(place, address, design) };
}

export function detailMeta(detail: LoadedDetail, context: MetaContext): PageDescription {
  return detail.kind === "priced"
    ? pricedDesignMeta(detail.loaded, context)
    : designMeta(detail.loaded, context);
}

export function DetailView(detail: LoadedDetail) {
  return detail.kind === "priced" ? (
    <PricedDesignView {...detail.loaded} />
  ) : (
    <DesignView {...detail.loaded} />
  );
}
