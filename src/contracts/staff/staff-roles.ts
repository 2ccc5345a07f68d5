import { ISO_CODES } from "../../editions/countries.ts";

/** The countries of a grant, in ISO 3166 form. */
export const STAFF_COUNTRIES = Object.values(ISO_CODES);

export type StaffCountry = (typeof STAFF_COUNTRIES)[number];

export const STAFF_ROLES = [
  "viewer",
  "sales",
  "support",
  "project-manager",
  "centre",
  "editor",
  "marketer",
  "admin",
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Which roles have a right. This table is the only place that decides it: each call of the staff names its right, the
 * server checks it for each request, and the application hides what it would refuse.
 */
export const STAFF_RIGHTS = {
  "session.use": STAFF_ROLES,
  "leads.read": ["viewer", "sales", "support", "project-manager", "centre", "marketer", "admin"],
  "leads.write": ["sales", "admin"],
  "leads.contact": ["sales", "support", "centre", "admin"],
  "leads.deliver": ["admin"],
  "leads.export": ["sales", "marketer", "admin"],
  "tickets.read": ["viewer", "sales", "support", "project-manager", "admin"],
  "tickets.write": ["support", "project-manager", "admin"],
  "visits.read": ["viewer", "sales", "centre", "project-manager", "admin"],
  "visits.write": ["sales", "centre", "admin"],
  "projects.read": ["viewer", "sales", "support", "project-manager", "centre", "admin"],
  "projects.write": ["project-manager", "admin"],
  "people.read": ["support", "admin"],
  "people.export": ["admin"],
  "people.erase": ["admin"],
  "people.stop": ["sales", "support", "admin"],
  "people.reward": ["admin"],
  "people.link": ["support", "admin"],
  "health.read": ["support", "admin"],
  "health.write": ["admin"],
  "content.read": ["viewer", "editor", "marketer", "admin"],
  "content.market": ["marketer", "editor", "admin"],
  "content.write": ["editor", "admin"],
  "content.prices": ["editor", "admin"],
  "content.publish": ["editor", "admin"],
  "content.unreviewed": ["admin"],
  "members.read": STAFF_ROLES,
  "members.write": ["admin"],
  "tokens.write": ["admin"],
  "audit.read": ["admin"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

/** A role of a member, in some countries or in all of them. */
export interface StaffGrant {
  role: StaffRole;
  countries: readonly StaffCountry[] | "all";
}

/** The countries in which a member has a right; empty if nowhere. */
export function countriesWithRight(grants: readonly StaffGrant[], right: StaffRight): StaffCountry[] {
  const roles: readonly StaffRole[] = STAFF_RIGHTS[right];
  const granted = grants.filter(({ role }) => roles.includes(role)).map(({ countries }) => countries);
  return STAFF_COUNTRIES.filter((country) =>
    granted.some((countries) => countries === "all" || countries.includes(country)),
  );
}

/** Members with these roles confirm each login with a second factor. */
export function needsSecondFactor(grants: readonly StaffGrant[]): boolean {
  return grants.some(({ role }) => role === "admin");
}
