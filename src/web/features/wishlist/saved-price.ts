import { formatAmount, formatPriceBand } from "../../../editions/money.ts";
import type { Country } from "../../../editions/regions.ts";
import { bandInRoom } from "../../../prices/my-room.ts";
import { fetchRates } from "../my-room/fetch-rates.ts";
import { keptRoom } from "../my-room/kept-room.ts";
import { readMyRoom } from "../my-room/my-room-query.ts";
import type { SavedDesign } from "./saved-design.ts";

/** What a saved design costs: in the visitor's room where they have told it, else as it is drawn. */
export async function showPrice(
  row: Element,
  { price, facts }: SavedDesign,
  country: Country,
): Promise<void> {
  if (price !== undefined) say(row, "own", formatAmount(price, country));
  const kept = keptRoom(country);
  if (!facts || !kept.has("room")) return;
  const rates = await fetchRates(country);
  const room = readMyRoom(kept, rates);
  if (!rates || !room) return;
  const { low, high } = bandInRoom(rates, facts, room);
  say(row, "room", formatPriceBand(low, high, country));
}

function say(row: Element, kind: "own" | "room", amount: string): void {
  for (const line of row.querySelectorAll<HTMLElement>("[data-saved-price]")) {
    line.hidden = line.dataset.savedPrice !== kind;
    line.querySelector(".price")?.replaceChildren(amount);
  }
}
