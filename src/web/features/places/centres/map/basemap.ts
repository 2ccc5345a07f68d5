import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Language, LocalisedText } from "../../../../../editions/languages.ts";
import type { Country } from "../../../../../editions/regions.ts";
import india from "./basemap/in.json?url";
import malaysia from "./basemap/my.json?url";
import saudiArabia from "./basemap/sa.json?url";
import singapore from "./basemap/sg.json?url";

type Point = [lng: number, lat: number];

/** The output of `scripts/make-basemap.ts`: shores and rivers from Natural Earth, names from our own places. */
interface Basemap {
  land: Point[][];
  lakes: Point[][];
  rivers: Point[][];
  names: [lng: number, lat: number, rank: 0 | 1, names: LocalisedText][];
}

export interface MapName {
  at: Point;
  rank: 0 | 1;
  name: string;
}

const FILES: Record<Country, string> = { in: india, sg: singapore, my: malaysia, sa: saudiArabia };

/** Loads the base map of a country from our own server, without tiles, glyphs or sprites of other hosts. */
export async function loadBasemap(
  country: Country,
  language: Language,
): Promise<{ style: StyleSpecification; names: MapName[] }> {
  const response = await fetch(FILES[country]);
  if (!response.ok) throw new Error(`The map of ${country} cannot be loaded: ${response.status}`);
  const map: Basemap = await response.json();
  return {
    style: styleOf(map),
    names: map.names.map(([lng, lat, rank, names]) => ({
      at: [lng, lat],
      rank,
      name: names[language] ?? names.en,
    })),
  };
}

/** The colours of the site's tokens, because the map draws on a canvas, to which CSS does not apply. */
function colour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

function styleOf({ land, lakes, rivers, names }: Basemap): StyleSpecification {
  const water = colour("--water");
  return {
    version: 8,
    sources: {
      land: source({ type: "MultiPolygon", coordinates: land.map((ring) => [ring]) }),
      lakes: source({ type: "MultiPolygon", coordinates: lakes.map((ring) => [ring]) }),
      rivers: source({ type: "MultiLineString", coordinates: rivers }),
      towns: source({ type: "MultiPoint", coordinates: names.map(([lng, lat]) => [lng, lat]) }),
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colour("--paper") } },
      {
        id: "shore",
        type: "line",
        source: "land",
        paint: { "line-color": colour("--shore"), "line-width": 1 },
      },
      {
        id: "towns",
        type: "circle",
        source: "towns",
        paint: {
          "circle-color": colour("--line"),
          "circle-blur": 0.9,
          "circle-opacity": 0.75,
          "circle-radius": ["interpolate", ["exponential", 2], ["zoom"], 4, 2, 10, 42, 13, 300],
        },
      },
      { id: "lakes", type: "fill", source: "lakes", paint: { "fill-color": water } },
      {
        id: "rivers",
        type: "line",
        source: "rivers",
        paint: {
          "line-color": colour("--river"),
          "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.6, 11, 3],
        },
      },
    ],
  };
}

function source(
  geometry: Extract<
    GeoJSONSourceSpecification["data"],
    { type: "MultiPolygon" | "MultiLineString" | "MultiPoint" }
  >,
): GeoJSONSourceSpecification {
  return { type: "geojson", data: { type: "Feature", properties: {}, geometry } };
}
