import type { ProjectPart } from "../../../contracts/customer/project/project.ts";
import type { ProjectStageName, QuoteStep } from "../../../contracts/customer/project/project-stages.ts";
import type { MessageKey } from "../../../ui/text/text.tsx";

export const STAGE_NAMES = {
  meeting: "project.stage.meeting",
  design: "project.stage.design",
  quote: "project.stage.quote",
  order: "project.stage.order",
  permit: "project.stage.permit",
  making: "project.stage.making",
  site: "project.stage.site",
  fitting: "project.stage.fitting",
  checks: "project.stage.checks",
  handover: "project.stage.handover",
} as const satisfies Record<ProjectStageName, MessageKey>;

export const STAGE_TEXTS = {
  meeting: "project.stageText.meeting",
  design: "project.stageText.design",
  quote: "project.stageText.quote",
  order: "project.stageText.order",
  permit: "project.stageText.permit",
  making: "project.stageText.making",
  site: "project.stageText.site",
  fitting: "project.stageText.fitting",
  checks: "project.stageText.checks",
  handover: "project.stageText.handover",
} as const satisfies Record<ProjectStageName, MessageKey>;

export const STEP_NAMES = {
  estimate: "project.step.estimate",
  quote: "project.step.quote",
  order: "project.step.order",
  bill: "project.step.bill",
} as const satisfies Record<QuoteStep, MessageKey>;

export const PAYMENT_NAMES = {
  booking: "moneyView.booking",
  order: "moneyView.order",
  balance: "moneyView.balance",
} as const satisfies Record<ProjectPart<"payments">["name"], MessageKey>;

export const ROLE_NAMES = {
  designer: "project.role.designer",
  manager: "project.role.manager",
  supervisor: "project.role.supervisor",
} as const satisfies Record<ProjectPart<"team">["role"], MessageKey>;

export const CAUSE_NAMES = {
  us: "project.cause.us",
  you: "project.cause.you",
  others: "project.cause.others",
} as const satisfies Record<ProjectPart<"delays">["cause"], MessageKey>;

/** "+4.8%", "−1.2%": in its own order inside Arabic too. */
export function percentWords(share: number): string {
  const sign = share > 0 ? "+" : share < 0 ? "−" : "";
  return `${sign}${Math.abs(share)}%`;
}
