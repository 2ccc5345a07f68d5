import type { RuleFact, RulePermit, Work } from "../../../contracts/documents/planning/building-rules.ts";
import type { MessageKey } from "../../../ui/text/text.tsx";

export const WORK_NAMES = {
  cabinets: "rules.workCabinets",
  ceilings: "rules.workCeilings",
  floors: "rules.workFloors",
  "wet-rooms": "rules.workWetRooms",
  walls: "rules.workWalls",
  windows: "rules.workWindows",
  pipes: "rules.workPipes",
  wiring: "rules.workWiring",
  "air-conditioning": "rules.workAirConditioning",
  outside: "rules.workOutside",
} as const satisfies Record<Work, MessageKey>;

export const BASIS_NAMES = {
  rule: "rules.basisRule",
  usual: "rules.basisUsual",
  ours: "rules.basisOurs",
  unknown: "rules.basisUnknown",
} as const satisfies Record<RuleFact["basis"], MessageKey>;

export const NEED_NAMES = {
  nothing: "rules.needsNothing",
  notice: "rules.needsNotice",
  permit: "rules.needsPermit",
  engineer: "rules.needsEngineer",
  refused: "rules.needsRefused",
  unknown: "rules.needsUnknown",
} as const satisfies Record<RulePermit["needs"], MessageKey>;

export const APPLICANT_NAMES = {
  us: "rules.appliesUs",
  owner: "rules.appliesOwner",
  trade: "rules.appliesTrade",
} as const satisfies Record<NonNullable<RulePermit["applies"]>, MessageKey>;
