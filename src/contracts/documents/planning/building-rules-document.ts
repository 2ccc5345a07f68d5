import { z } from "zod";
import { Picture } from "../picture.ts";

/** The works in a home that the rules distinguish. */
export const WORKS = [
  "cabinets",
  "ceilings",
  "floors",
  "wet-rooms",
  "walls",
  "windows",
  "pipes",
  "wiring",
  "air-conditioning",
  "outside",
] as const;

export type Work = (typeof WORKS)[number];

const words = z.string().min(1).max(400);
const sourceId = z.string().regex(/^[a-z0-9-]+$/);
/**
 * A rule in force, the usual practice of buildings, or our own practice. A fact without a source is marked as
 * unknown.
 */
const Basis = z.enum(["rule", "usual", "ours"]);
const unknown = { basis: z.literal("unknown"), ask: words };

const Fact = z.union([
  z.strictObject({ basis: Basis, says: words, source: sourceId }),
  z.strictObject(unknown),
]);

const Kind = z.enum(["general", "noisy"]);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const Hours = z.union([
  z.strictObject({
    works: Kind,
    basis: Basis,
    /** Sunday is 0. */
    days: z.array(z.number().int().min(0).max(6)).min(1),
    from: time,
    until: time,
    note: words.optional(),
    source: sourceId,
  }),
  z.strictObject({ works: Kind, ...unknown }),
]);

const Deposit = z.union([
  z.strictObject({
    basis: Basis,
    /** In the country's currency; not set if no payment is required. */
    amount: z.tuple([z.number().positive(), z.number().positive()]).optional(),
    says: words,
    source: sourceId,
  }),
  z.strictObject(unknown),
]);

/**
 * How long an approval takes. A plan needs a number even if the time is unknown: then the number is our own
 * assumption.
 */
const Lead = z.union([
  z.strictObject({ basis: Basis, planned: z.number().int().nonnegative(), says: words, source: sourceId }),
  z.strictObject({ ...unknown, planned: z.number().int().nonnegative() }),
]);

const NEEDS = ["nothing", "notice", "permit", "engineer", "refused", "unknown"] as const;

const Permit = z.strictObject({
  work: z.enum(WORKS),
  needs: z.enum(NEEDS),
  from: words.optional(),
  applies: z.enum(["us", "owner", "trade"]).optional(),
  note: words.optional(),
  source: sourceId.optional(),
});

const Source = z.strictObject({
  id: sourceId,
  publisher: z.string().min(1).max(120),
  title: z.string().min(1).max(160),
  checked: z.iso.date().optional(),
  note: words.optional(),
});

const Rules = z.strictObject({
  order: z.number().int(),
  name: z.string().min(1).max(60),
  decides: words,
  summary: words,
  picture: Picture.optional(),
  hours: z.array(Hours).min(2),
  daysOff: Fact,
  /** Whether noisy work also stops on the eve of the major holidays. */
  quietEves: z.boolean(),
  permits: z.array(Permit),
  lead: Lead,
  structureLead: Fact,
  deposit: Deposit,
  validity: Fact,
  lift: Fact,
  debris: Fact,
  workers: Fact,
  neighbours: Fact,
  ours: z.array(words).min(2),
  yours: z.array(words).min(2),
  never: z.array(words).min(1),
  sources: z.array(Source).min(1),
});

export const WrittenBuildingRules = Rules.superRefine((rules, context) => {
  const known = new Set(rules.sources.map(({ id }) => id));
  for (const named of sourcesNamed(rules))
    if (!known.has(named)) context.addIssue({ code: "custom", message: `there is no source "${named}"` });
  for (const work of WORKS)
    if (!rules.permits.some((permit) => permit.work === work))
      context.addIssue({ code: "custom", message: `permits have no entry for "${work}"` });
});

/** The slug is the type of home. */
export const BuildingRules = Rules.strip().extend({ slug: z.string() });

export type BuildingRules = z.infer<typeof BuildingRules>;
export type RuleFact = z.infer<typeof Fact>;
export type RuleHours = z.infer<typeof Hours>;
export type RulePermit = z.infer<typeof Permit>;
export type RuleSource = z.infer<typeof Source>;

function sourcesNamed(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesNamed);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "source" && typeof inner === "string" ? [inner] : sourcesNamed(inner),
  );
}
