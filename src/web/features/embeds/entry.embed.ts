import { attachEmbed } from "./embed-behaviour.ts";

// All that an embed runs by itself. Most visitors only look: a form comes to life with the first touch.
attachEmbed(document, window);
if (document.querySelector("[data-island]"))
  void import("./embed-islands.ts").then(({ loadEmbedIslands }) => loadEmbedIslands());
document.documentElement.dataset.behaviours = "ready";
