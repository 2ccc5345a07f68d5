import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import type { Spread } from "./board-price.ts";

/** Without rates a price has no spread. */
export async function loadSpread(call: Caller, edition: Edition): Promise<Spread> {
  const rates = await loadRates(call, edition);
  return rates ? { ...rates.spread, roundTo: rates.roundTo } : { low: 1, high: 1, roundTo: 1 };
}
