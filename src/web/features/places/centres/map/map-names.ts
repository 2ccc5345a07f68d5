import { type Map as LibreMap, Marker } from "maplibre-gl";
import type { MapName } from "./basemap.ts";

/** From here on parts of cities have room for their names. */
const NEAR = 9.5;
const MOST = 24;
/** Names that would lie on each other: only the first of them is written. */
const APART = { x: 84, y: 22 };

/** Names of places as text of the page, in its own letters: a map without glyphs of someone else writes none itself. */
export function keepNames(map: LibreMap, names: readonly MapName[]): void {
  let written: Marker[] = [];
  const write = () => {
    for (const marker of written) marker.remove();
    const bounds = map.getBounds();
    const rank = map.getZoom() < NEAR ? 0 : 1;
    const spots: { x: number; y: number }[] = [];
    written = names
      .filter((one) => one.rank <= rank && bounds.contains(one.at))
      .filter(({ at }) => {
        const { x, y } = map.project(at);
        const isFree = spots.every(
          (spot) => Math.abs(spot.x - x) > APART.x || Math.abs(spot.y - y) > APART.y,
        );
        if (isFree) spots.push({ x, y });
        return isFree;
      })
      .slice(0, MOST)
      .map((one) => new Marker({ element: nameOf(one) }).setLngLat(one.at).addTo(map));
  };
  map.on("moveend", write);
  map.on("load", write);
}

function nameOf({ name, rank }: MapName): HTMLElement {
  const element = document.createElement("span");
  element.className = rank === 0 ? "map-name map-name--city" : "map-name";
  element.textContent = name;
  element.setAttribute("aria-hidden", "true");
  return element;
}
