import { z } from "zod";
import { defineStaffCall } from "../define-staff-call.ts";

const bytes = z.number().int();

/** What a job does, for the advice of the page. */
export const JOB_GROUPS = ["lead", "letter", "other"] as const;

export const DATABASE_PROBLEMS = [
  "damaged",
  "full",
  "read-only",
  "failing",
  "locked",
  "silent",
  "unreachable",
  "crowded",
  "content",
] as const;

const DeadJob = z.object({
  id: z.string(),
  createdAt: z.string(),
  diedAt: z.string().nullable(),
  attempts: z.number().int(),
  error: z.string().nullable().describe("Without quoted words, numbers and addresses"),
  leadId: z.string().nullable(),
});

const DeadKind = z.object({
  kind: z.string(),
  group: z.enum(JOB_GROUPS),
  count: z.number().int(),
  jobs: z.array(DeadJob).describe("The newest of them, at most 10"),
});

export type DeadKind = z.output<typeof DeadKind>;

export const SiteHealth = z.object({
  at: z.string(),
  release: z.string().nullable().describe("The beginning of the hash of the built site"),
  startedAt: z.string().describe("When the process that answers was started"),
  node: z.string(),
  database: z.object({
    engine: z.enum(["sqlite", "postgres"]),
    size: bytes.nullable(),
    problem: z.enum(DATABASE_PROBLEMS).nullable().describe("As in /health"),
    missingMigrations: z.array(z.string()),
    newerMigrations: z.array(z.string()).describe("Of a newer release, which has run on this database"),
  }),
  storage: z.object({ free: bytes, total: bytes }).nullable().describe("The disk of DATA_DIR"),
  backup: z.object({
    everyMs: z.number().nullable().describe("Null if BACKUP_DIR is not set"),
    last: z.object({ at: z.string(), file: z.string(), bytes }).nullable(),
  }),
  queue: z.object({
    running: z.number().int(),
    due: z.number().int().describe("At most 1,001"),
    oldestDue: z.string().nullable(),
  }),
  dead: z.array(DeadKind),
  circuits: z
    .array(z.object({ host: z.string(), isOpen: z.boolean() }))
    .describe("The hosts that this process has called, and whether it sends them no requests now"),
});

export type SiteHealth = z.output<typeof SiteHealth>;

export const getSiteHealth = defineStaffCall({
  name: "getSiteHealth",
  summary: "The state of the site: its jobs, database, disk, backups and hosts",
  method: "GET",
  path: "/v1/health",
  right: "health.read",
  input: z.object({}),
  answer: SiteHealth,
});

export const replayDeadJobs = defineStaffCall({
  name: "replayDeadJobs",
  summary: "Runs one dead job again, or all of a kind",
  method: "POST",
  path: "/v1/health/replay",
  right: "health.write",
  input: z
    .object({ id: z.string().max(40).optional(), kind: z.string().max(60).optional() })
    .refine(({ id, kind }) => (id === undefined) !== (kind === undefined), "wrong"),
  answer: z.object({ replayed: z.number().int().describe("0 if another member has replayed them") }),
});
