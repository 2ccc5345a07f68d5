import { loadDocument } from "../../../frame/load-document.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { readMyRoom } from "../../my-room/my-room-query.ts";
import { designPath } from "../design-path.ts";
import { type DesignAddress, type DesignPlace, followRedirect, readDesign } from "../find-design.ts";
import { loadFilterNames } from "../load-filter-names.ts";
import { loadNeighbours } from "../neighbours/load-neighbours.ts";
import { loadSimilar } from "../similar-designs.ts";

const KIND = "looks";

/** Everything that the page of a design shows; not found without the design, and gone on where another took its place. */
export async function loadDesign(place: DesignPlace, address: DesignAddress) {
  const { call, edition, url, site } = place;
  const design = await readDesign(KIND, place, address);
  if (design.redirectedTo) throw await followRedirect(place, design.redirectedTo);
  const [category, names, neighbours, similar, rates] = await Promise.all([
    loadDocument("design-ideas-categories", place, design.roomType),
    loadFilterNames(place),
    loadNeighbours(call, edition, KIND, design),
    loadSimilar(call, edition, design),
    loadRates(call, edition),
  ]);
  const path = designPath(edition, design);
  return {
    design,
    category,
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
