import type { Scope } from "../../../contracts/documents/planning/plan-weeks.ts";
import type { Stage } from "../../../planning/plan-stages.ts";
import type { MessageKey } from "../../../ui/text/text.tsx";

export const STAGE_NAMES = {
  design: "planner.design",
  approval: "planner.approval",
  factory: "planner.factory",
  noisy: "planner.noisy",
  site: "planner.site",
  fitting: "planner.fitting",
  snagging: "planner.snagging",
  cleaning: "planner.cleaning",
} as const satisfies Record<Stage, MessageKey>;

export const STAGE_TEXTS = {
  design: "planner.designText",
  approval: "planner.approvalText",
  factory: "planner.factoryText",
  noisy: "planner.noisyText",
  site: "planner.siteText",
  fitting: "planner.fittingText",
  snagging: "planner.snaggingText",
  cleaning: "planner.cleaningText",
} as const satisfies Record<Stage, MessageKey>;

export const SCOPE_NAMES = {
  "built-ins": "planner.scopeBuiltIns",
  home: "planner.scopeHome",
  renovation: "planner.scopeRenovation",
} as const satisfies Record<Scope, MessageKey>;
