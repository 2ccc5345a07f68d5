import { attachEmbed } from "./embed-behaviour.ts";

// All that an embed runs by itself. Forms bring their own script when somebody touches one.
attachEmbed(document, window);
document.documentElement.dataset.behaviours = "ready";
