import type { BuildingRules } from "../contracts/documents/planning/building-rules-document.ts";
import { type PlanWeeks, SCOPES, type Scope } from "../contracts/documents/planning/plan-weeks.ts";
import type { WorkCalendar } from "../contracts/documents/planning/work-calendar.ts";

export interface PlanChoices {
  by: PlanDirection;
  /** Undefined until a valid day is given. */
  date: string | undefined;
  home: string;
  scope: Scope;
  city: string;
}

const PLAN_DIRECTIONS = ["move-in", "keys"] as const;
export type PlanDirection = (typeof PLAN_DIRECTIONS)[number];

export const PLAN_PARAMETERS = ["by", "date", "home", "scope", "city"] as const;
/** For a saved plan: the day on which it was made, so that the plan does not change with time. */
export const PLANNED_ON = "on";

export interface PlanOffer {
  rules: readonly BuildingRules[];
  weeks: PlanWeeks;
  calendar: WorkCalendar;
}

/**
 * Always returns choices that can be planned: a missing or unavailable one is replaced by the first or the nearest
 * one.
 */
export function readPlanChoices(query: URLSearchParams, offer: PlanOffer): PlanChoices {
  const homes = offer.rules.map(({ slug }) => slug).filter((slug) => scopesOf(offer.weeks, slug).length > 0);
  const home = homes.find((slug) => slug === query.get("home")) ?? homes[0] ?? "";
  const scopes = scopesOf(offer.weeks, home);
  const cities = offer.calendar.cities.map(({ slug }) => slug);
  return {
    by: PLAN_DIRECTIONS.find((by) => by === query.get("by")) ?? PLAN_DIRECTIONS[0],
    date: readDay(query.get("date")),
    home,
    scope: nearestScope(query.get("scope"), scopes),
    city: cities.find((slug) => slug === query.get("city")) ?? cities[0] ?? "",
  };
}

export function planQuery({ by, date, home, scope, city }: PlanChoices): string {
  return new URLSearchParams({ by, ...(date && { date }), home, scope, city }).toString();
}

export function scopesOf({ homes }: PlanWeeks, home: string): Scope[] {
  return SCOPES.filter((scope) => homes[home]?.[scope] !== undefined);
}

/** Defaults to a whole home; if that is not available, to the last scope. */
function nearestScope(asked: string | null, scopes: readonly Scope[]): Scope {
  const whole = scopes.find((scope) => scope === "home") ?? scopes.at(-1) ?? "home";
  return scopes.find((scope) => scope === asked) ?? whole;
}

/** Parses a day from an address; the 30th of February is invalid. */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const instant = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text ? undefined : text;
}
