import { z } from "zod";
import { PROJECT_PARTS, ProjectHead } from "./project-parts.ts";

const { shape: head } = ProjectHead;

/**
 * A customer's project. The specification names no field of it: all fields are ours, and an upstream may have none of
 * them.
 */
export const Project = z.object({
  ...head,
  stages: z.array(PROJECT_PARTS.stages).default([]),
  appointments: z.array(PROJECT_PARTS.appointments).default([]),
  decisions: z
    .array(
      PROJECT_PARTS.decisions.extend({
        mark: z
          .string()
          .optional()
          .describe("Sent with the answer: it is refused if the decision has changed"),
      }),
    )
    .default([]),
  payments: z.array(PROJECT_PARTS.payments).default([]),
  papers: z.array(PROJECT_PARTS.papers).default([]),
  photographs: z.array(PROJECT_PARTS.photographs).default([]),
  team: z.array(PROJECT_PARTS.team).default([]),
  quotes: z.array(PROJECT_PARTS.quotes).default([]),
  changes: z.array(PROJECT_PARTS.changes).default([]),
  delays: z.array(PROJECT_PARTS.delays).default([]),
  checks: z.array(PROJECT_PARTS.checks).default([]),
  passport: z.array(PROJECT_PARTS.passport).default([]),
  warranties: z.array(PROJECT_PARTS.warranties).default([]),
});

export type Project = z.output<typeof Project>;
export type ProjectPart<Kind extends keyof typeof PROJECT_PARTS> = z.output<(typeof PROJECT_PARTS)[Kind]>;
