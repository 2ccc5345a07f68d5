import type { SiteHealth } from "../../../contracts/staff/calls/health-calls.ts";
import type { Language } from "../../../editions/languages.ts";
import type { StaffKey } from "../../frame/staff-text.tsx";

interface HealthProblem {
  what: StaffKey;
  /** What to do, as in the runbooks of docs/operations.md. */
  advice: StaffKey;
}

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 10 * MINUTE_MS;
/** A backup begins on time, and takes a while. */
const LATE_BACKUP_MS = 2 * 60 * MINUTE_MS;
const LEAST_FREE = 1_000_000_000;

/** The problems in the order of their weight. */
export function healthProblems(health: SiteHealth): HealthProblem[] {
  const { database, storage, backup, queue, dead, circuits } = health;
  const now = Date.parse(health.at);
  const has = (group: SiteHealth["dead"][number]["group"]) => dead.some((kind) => kind.group === group);
  const isLate = (at: string | undefined, within: number) =>
    at === undefined || now - Date.parse(at) > within;
  const found: [boolean, HealthProblem][] = [
    [
      database.problem !== null,
      {
        what: `staff.health.database.${database.problem ?? "silent"}`,
        advice: ADVICE[database.problem ?? "silent"],
      },
    ],
    [
      database.missingMigrations.length > 0,
      { what: "staff.health.problem.migrations", advice: "staff.health.advice.migrations" },
    ],
    [
      storage !== null && storage.free < LEAST_FREE,
      { what: "staff.health.problem.storage", advice: "staff.health.advice.storage" },
    ],
    [
      queue.oldestDue !== null && isLate(queue.oldestDue, LONGEST_WAIT_MS),
      { what: "staff.health.problem.queue", advice: "staff.health.advice.queue" },
    ],
    [has("lead"), { what: "staff.health.problem.leads", advice: "staff.health.advice.leads" }],
    [has("letter"), { what: "staff.health.problem.letters", advice: "staff.health.advice.letters" }],
    [has("other"), { what: "staff.health.problem.jobs", advice: "staff.health.advice.jobs" }],
    [
      circuits.some(({ isOpen }) => isOpen),
      { what: "staff.health.problem.hosts", advice: "staff.health.advice.hosts" },
    ],
    [
      backup.everyMs === null,
      { what: "staff.health.problem.noBackup", advice: "staff.health.advice.noBackup" },
    ],
    [
      backup.everyMs !== null && isLate(backup.last?.at, backup.everyMs + LATE_BACKUP_MS),
      { what: "staff.health.problem.backup", advice: "staff.health.advice.backup" },
    ],
  ];
  return found.filter(([isFound]) => isFound).map(([, problem]) => problem);
}

const ADVICE: Record<NonNullable<SiteHealth["database"]["problem"]>, StaffKey> = {
  damaged: "staff.health.advice.damaged",
  full: "staff.health.advice.storage",
  "read-only": "staff.health.advice.readOnly",
  failing: "staff.health.advice.damaged",
  locked: "staff.health.advice.locked",
  silent: "staff.health.advice.silent",
  unreachable: "staff.health.advice.silent",
  crowded: "staff.health.advice.silent",
  content: "staff.health.advice.content",
};

const UNITS = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const THOUSAND = 1000;

/** "1.4 GB" */
export function sizeWords(bytes: number, language: Language): string {
  const step = Math.floor(Math.log(Math.max(bytes, THOUSAND)) / Math.log(THOUSAND));
  const unit = UNITS[Math.min(step, UNITS.length) - 1];
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...{ style: "unit", unit, maximumFractionDigits: 1 },
  });
  return format.format(bytes / THOUSAND ** Math.min(step, UNITS.length));
}
