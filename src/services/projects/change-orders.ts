import { createHash } from "node:crypto";
import type { z } from "zod";
import { APPROVE, DECLINE } from "../../contracts/customer/project/approved-changes.ts";
import type { StoredDecision } from "../../contracts/customer/project/project-parts.ts";
import { textOf } from "../../editions/all-texts.ts";
import { byLanguage } from "../../editions/languages.ts";

export type ProjectDecision = z.output<typeof StoredDecision>;

/** The options of a change order are always the same two, so a client that knows only decisions can answer it. */
export function withChangeOptions(decision: ProjectDecision): ProjectDecision {
  const { amount: _, ...order } = decision;
  if (!order.change) return decision;
  return {
    ...order,
    options: [
      {
        id: APPROVE,
        label: byLanguage((language) => textOf(language).t("project.approve")),
        amount: order.change.amount,
      },
      { id: DECLINE, label: byLanguage((language) => textOf(language).t("project.decline")), amount: 0 },
    ],
  };
}

const MARK_LETTERS = 16;

/** Differs as soon as anything that the customer has read differs. */
export function markOf(decision: ProjectDecision): string {
  return createHash("sha256").update(JSON.stringify(decision)).digest("hex").slice(0, MARK_LETTERS);
}
