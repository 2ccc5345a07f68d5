import { ISLANDS } from "virtual:islands";
import { loadIslands } from "../../frame/islands/load-islands.ts";
import { hydrateState } from "../../frame/state/carry-state.ts";
import { attachEmbed } from "./embed-behaviour.ts";

// All that an embed runs by itself. Most visitors only look: a form comes to life with the first touch.
attachEmbed(document, window);
loadIslands({ root: document, state: hydrateState, registry: ISLANDS });
document.documentElement.dataset.behaviours = "ready";
