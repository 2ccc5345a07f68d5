import type { Country } from "../../../../editions/regions.ts";
import { inStorage } from "../../../frame/in-storage.ts";
import { keptRoom } from "../../my-room/kept-room.ts";

export const CITY_KEY = "my-city";

/** The city that this device was told last, here or with a room. */
export function keptCity(country: Country): string | undefined {
  const chosen = inStorage((storage) => storage.getItem(CITY_KEY));
  return chosen ?? keptRoom(country).get("city") ?? undefined;
}

/** None is forgotten. */
export function keepCity(slug: string): void {
  inStorage((storage) => (slug ? storage.setItem(CITY_KEY, slug) : storage.removeItem(CITY_KEY)));
}
