import {
  STAFF_COUNTRIES,
  STAFF_ROLES,
  type StaffCountry,
  type StaffGrant,
  type StaffRole,
} from "../../../contracts/staff/staff-roles.ts";

/** Which claim of the identity provider lists the groups of a person, and what each group may do. */
export interface StaffGroups {
  claim: string;
  roles: ReadonlyMap<string, StaffGrant>;
}

/** "interiors-sales-in=sales:IN" in a list: the group, the role, and the countries (all if none is named). */
export function readGroupRoles(entries: readonly string[]): ReadonlyMap<string, StaffGrant> {
  return new Map(
    entries.map((entry) => {
      const [group = "", role = "", countries] = entry.split(/[=:]/).map((part) => part.trim());
      if (!group || !isRole(role))
        throw new Error(`"${entry}" must be written as group=role or group=role:IN+SG`);
      return [group, { role, countries: countries ? countriesIn(entry, countries) : "all" }];
    }),
  );
}

export function grantsOfGroups(claim: unknown, roles: ReadonlyMap<string, StaffGrant>): StaffGrant[] {
  const groups = Array.isArray(claim) ? claim : typeof claim === "string" ? claim.split(/[\s,]+/) : [];
  return groups.flatMap((group) => roles.get(String(group)) ?? []);
}

function countriesIn(entry: string, text: string): StaffCountry[] {
  const named = text.split("+").map((country) => country.trim().toUpperCase());
  const known = STAFF_COUNTRIES.filter((country) => named.includes(country));
  if (known.length !== named.length) throw new Error(`"${entry}" names a country that is not served`);
  return known;
}

function isRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text);
}
