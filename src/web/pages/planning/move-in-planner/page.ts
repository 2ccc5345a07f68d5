import { PLAN_PARAMETERS } from "../../../../planning/plan-choices.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "move-in-planner", query: [...PLAN_PARAMETERS, "estimate"] });
