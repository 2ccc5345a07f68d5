import type { MyRoom } from "../../../prices/my-room.ts";
import type { Tier } from "../../../prices/rates.ts";

/** What a browser needs to tell a room in words: it has neither the messages nor the names of cities. */
export interface RoomTexts {
  size: string;
  place: string;
  tiers: Record<Tier, string>;
  cities: Record<string, string>;
}

export function describeRoom(texts: RoomTexts, room: MyRoom): { size: string; place: string } {
  return {
    size: fill(texts.size, { ...room, tier: texts.tiers[room.tier] }),
    place: fill(texts.place, { city: texts.cities[room.city] ?? room.city }),
  };
}

// Not the one of the messages: that file brings React, which this page does without.
function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
