import { checkParameters } from "../../../features/explainers/check/check-kinds.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "know-your-wardrobe", query: checkParameters("wardrobe") });
