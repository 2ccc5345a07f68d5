import type { StaffMember } from "../../contracts/staff/calls/member-schemas.ts";

const MOST_SHOWN = 8;

/** Members whose name, or a part of it, begins with what is typed. */
export function membersNamed(typed: string, members: readonly StaffMember[]): StaffMember[] {
  const wanted = typed.toLowerCase();
  return members
    .filter(({ name }) => name.toLowerCase() !== wanted && isBegun(name.toLowerCase(), wanted))
    .slice(0, MOST_SHOWN);
}

/** "ra" begins the second name of Asha Rao. */
function isBegun(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(` ${wanted}`);
}

/** The ids of the members whose whole name follows an "@". A longer name is not also the shorter one. */
export function mentionedIn(text: string, members: readonly StaffMember[]): string[] {
  let rest = text;
  const mentioned: string[] = [];
  const names = [...new Set(members.map(({ name }) => name))];
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    if (!rest.includes(`@${name}`)) continue;
    // Members with the same name are all mentioned.
    for (const member of members) if (member.name === name) mentioned.push(member.id);
    rest = rest.replaceAll(`@${name}`, " ");
  }
  return mentioned;
}
