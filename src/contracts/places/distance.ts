export interface Position {
  lat: number;
  lng: number;
}

export function byDistance<Place extends Position>(
  from: Position,
  places: readonly Place[],
): { place: Place; km: number }[] {
  return places
    .map((place) => ({ place, km: kilometres(from, place) }))
    .sort((one, other) => one.km - other.km);
}

export function nearest<Place extends Position>(
  from: Position,
  places: readonly Place[],
): { place: Place; km: number } | undefined {
  let best: { place: Place; km: number } | undefined;
  for (const place of places) {
    const km = kilometres(from, place);
    if (!best || km < best.km) best = { place, km };
  }
  return best;
}

const EARTH_KM = 6371;

function kilometres(from: Position, to: Position): number {
  const rise = radians(to.lat - from.lat);
  const run = radians(to.lng - from.lng);
  const half =
    Math.sin(rise / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(run / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(half)) * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
