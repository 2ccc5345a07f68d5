import { RULES_PARAMETERS } from "../../../features/planning/rules/rules-query.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "building-rules", query: RULES_PARAMETERS });
