import { PLAN_PARAMETERS, PLANNED_ON } from "../../../../planning/plan-choices.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "move-in-calendar",
  query: [...PLAN_PARAMETERS, PLANNED_ON],
  isListed: false,
  floats: "none",
});
