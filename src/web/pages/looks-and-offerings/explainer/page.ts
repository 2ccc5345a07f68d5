import { checkParameters } from "../../../features/looks-and-offerings/explainers/check/check-kinds.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = [
  definePage({ name: "know-your-kitchen", module: "explainer", query: checkParameters("triangle") }),
  definePage({ name: "know-your-wardrobe", module: "explainer", query: checkParameters("wardrobe") }),
];
