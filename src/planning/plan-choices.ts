import type { BuildingRules } from "../contracts/documents/planning/building-rules-document.ts";
import { type PlanWeeks, SCOPES, type Scope } from "../contracts/documents/planning/plan-weeks.ts";
import type { WorkCalendar } from "../contracts/documents/planning/work-calendar.ts";

export interface PlanChoices {
  by: PlanDirection;
  /** Nothing while none is given that could be one. */
  date: string | undefined;
  home: string;
  scope: Scope;
  city: string;
}

const PLAN_DIRECTIONS = ["move-in", "keys"] as const;
export type PlanDirection = (typeof PLAN_DIRECTIONS)[number];

export const PLAN_PARAMETERS = ["by", "date", "home", "scope", "city"] as const;
/** Of a plan that was kept: the day on which it was made. Nothing of it moves because time has passed. */
export const PLANNED_ON = "on";

export interface PlanOffer {
  rules: readonly BuildingRules[];
  weeks: PlanWeeks;
  calendar: WorkCalendar;
}

/** Always choices that can be planned: what is missing, or what there is not, is the first or the nearest that there is. */
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

/** A whole home where nothing is said; where that is not done, the other whole home. */
function nearestScope(asked: string | null, scopes: readonly Scope[]): Scope {
  const whole = scopes.find((scope) => scope === "home") ?? scopes.at(-1) ?? "home";
  return scopes.find((scope) => scope === asked) ?? whole;
}

/** A day of the calendar as it stands in addresses; the 30th of February is none. */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const instant = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text ? undefined : text;
}
