import { ISLANDS } from "virtual:islands";
import { loadIslands } from "../../frame/islands/load-islands.ts";
import { hydrateState } from "../../frame/state/carry-state.ts";

export function loadEmbedIslands(): void {
  loadIslands({ root: document, state: hydrateState, registry: ISLANDS });
}
