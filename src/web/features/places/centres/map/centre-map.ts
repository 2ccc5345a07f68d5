import { Map as LibreMap, LngLatBounds, Marker, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { MAP_ZOOM } from "../../../../../contracts/documents/centres/centre-facts.ts";
import type { Language } from "../../../../../editions/languages.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { FinderCentre, FinderCity } from "../finder-centre.ts";
import { loadBasemap, type MapName } from "./basemap.ts";
import "./centre-map.css";

export interface CentreMap {
  show(centres: readonly FinderCentre[], cities: readonly FinderCity[], city: string): void;
  select(key: string | undefined): void;
  close(): void;
}

interface MapOptions {
  country: Country;
  language: Language;
  /** The style URL of another map provider, which replaces our own base map. */
  mapStyle: string | undefined;
  label: string;
  onSelect: (key: string) => void;
}

// The worker comes from our own origin, because the security policy allows neither other origins nor blob URLs.
setWorkerUrl(workerUrl);

const IS_PHONE = "(width < 600px)";

export async function openCentreMap(element: HTMLElement, options: MapOptions): Promise<CentreMap> {
  const { country, language, mapStyle, label, onSelect } = options;
  const ground = mapStyle ? undefined : await loadBasemap(country, language);
  const map = new LibreMap({
    container: element,
    style: mapStyle ?? ground?.style ?? { version: 8, sources: {}, layers: [] },
    attributionControl: mapStyle ? {} : false,
    locale: { "Map.Title": label },
    dragRotate: false,
    pitchWithRotate: false,
    // Scrolling over the map must scroll the page.
    scrollZoom: false,
    maxZoom: mapStyle ? 18 : 13,
  });
  map.touchZoomRotate.disableRotation();
  if (ground) keepNames(map, ground.names);
  const pins = new Map<string, { marker: Marker; button: HTMLButtonElement }>();
  let near = MAP_ZOOM;

  return {
    show(centres, cities, city) {
      for (const { marker } of pins.values()) marker.remove();
      pins.clear();
      for (const { key, name, lng, lat } of centres) {
        const button = pinOf(name, () => onSelect(key));
        pins.set(key, {
          marker: new Marker({ element: button, anchor: "bottom" }).setLngLat([lng, lat]).addTo(map),
          button,
        });
      }
      const shown = cities.length === 1 ? cities[0] : cities.find(({ slug }) => slug === city);
      near = zoomOf(shown, matchMedia(IS_PHONE).matches);
      element.dataset.zoom = String(near);
      if (centres.length === 0) return;
      const bounds = new LngLatBounds();
      for (const { lng, lat } of centres) bounds.extend([lng, lat]);
      if (shown) map.jumpTo({ center: bounds.getCenter(), zoom: near });
      else map.fitBounds(bounds, { padding: 56, maxZoom: near, animate: false });
    },
    select(key) {
      for (const [pin, { button }] of pins) button.setAttribute("aria-pressed", String(pin === key));
      const chosen = key === undefined ? undefined : pins.get(key);
      if (chosen) map.easeTo({ center: chosen.marker.getLngLat(), zoom: Math.max(map.getZoom(), near) });
    },
    close: () => map.remove(),
  };
}

function pinOf(name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "map-pin";
  button.setAttribute("aria-label", name);
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", onPress);
  return button;
}

/** The zoom of a city for the screen size from its document, 10.5 by default (EC-04). */
function zoomOf(city: Pick<FinderCity, "zoomMobile" | "zoomDesktop"> | undefined, isPhone: boolean): number {
  return (isPhone ? city?.zoomMobile : city?.zoomDesktop) ?? MAP_ZOOM;
}

/** From this zoom on there is room for the names of localities. */
const NEAR = 9.5;
const MOST = 24;
/** If names would overlap, only the first is written. */
const APART = { x: 84, y: 22 };

/** Writes the names of places as HTML in the page's font, because our base map has no glyphs. */
function keepNames(map: LibreMap, names: readonly MapName[]): void {
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
