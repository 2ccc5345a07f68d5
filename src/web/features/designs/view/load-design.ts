import { getContent } from "../../../../contracts/calls/get-document.ts";
import { required } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { readMyRoom } from "../../my-room/my-room-query.ts";
import { designPath } from "../design-path.ts";
import { type DesignAddress, type DesignPlace, followRedirect, readDesign } from "../find-design.ts";
import { loadFilterNames } from "../load-filter-names.ts";
import { loadNeighbours } from "../neighbours/load-neighbours.ts";
import { loadSimilar } from "../similar-designs.ts";
import { DesignCategory } from "./design-category.ts";
import { DesignDocument } from "./design-document.ts";

const CONTENT_TYPE = "looks";

/** Everything that the page of a design shows; not found without the design, and gone on where another took its place. */
export async function loadDesign(place: DesignPlace, address: DesignAddress) {
  const { call, edition, url, site } = place;
  const design = DesignDocument.parse(await readDesign(place, address, CONTENT_TYPE));
  if (design.redirectedTo) throw await followRedirect(place, design.redirectedTo);
  const filters = `country.eq:${edition.isoCode}`;
  const [category, names, neighbours, similar, rates] = await Promise.all([
    required(
      call(getContent, { contentSlug: "design-ideas-categories", pageSlug: design.roomType, filters }),
    ),
    loadFilterNames(call),
    loadNeighbours(call, edition, design),
    loadSimilar(call, edition, design),
    loadRates(call, edition),
  ]);
  const path = designPath(edition, design);
  return {
    design,
    category: DesignCategory.parse(category),
    names,
    neighbours,
    similar,
    rates,
    room: rates && readMyRoom(url.searchParams, rates),
    path,
    url: absoluteUrl(site.publicUrl, path),
  };
}

export type LoadedDesign = Awaited<ReturnType<typeof loadDesign>>;
