import { z } from "zod";
import { STAFF_ROLES } from "../../contracts/staff/staff-roles.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { readGroupRoles, type StaffGroups } from "../staff/access/grants-of-groups.ts";
import { listOf, optionalText } from "./setting-types.ts";

export const STAFF_SETTINGS = {
  STAFF_GROUP_CLAIM: optionalText.describe(
    "The claim in which the OpenID provider lists the groups of a person, such as `groups`. Unset: members are invited.",
  ),
  STAFF_GROUPS: listOf(z.string()).describe(
    `What each group may do, separated by commas: \`sales-india=sales:IN,support=support:SG+MY,it=admin\`. The roles: ${STAFF_ROLES.map((role) => `\`${role}\``).join(", ")}.`,
  ),
  STAFF_SECOND_FACTOR: z
    .enum(["own", "provider"])
    .default("own")
    .describe(
      "`own`: administrators confirm each login with an authenticator app. `provider`: the OpenID provider already asks for a second factor.",
    ),
};

const StaffSettings = z.object(STAFF_SETTINGS);

export interface StaffConfig {
  groups: StaffGroups | undefined;
  isConfirmedByProvider: boolean;
}

export function staffConfigOf(
  settings: z.output<typeof StaffSettings>,
  hasProvider: boolean,
): { staff: StaffConfig } {
  const { STAFF_GROUP_CLAIM: claim, STAFF_GROUPS: entries, STAFF_SECOND_FACTOR } = settings;
  if ((claim === undefined) !== (entries.length === 0))
    throw new StartupProblem("Set both STAFF_GROUP_CLAIM and STAFF_GROUPS, or none of them.");
  if (!hasProvider && (claim !== undefined || STAFF_SECOND_FACTOR === "provider"))
    throw new StartupProblem(
      "STAFF_GROUP_CLAIM and STAFF_SECOND_FACTOR=provider need another OpenID provider: set AUTH_ISSUER_URL.",
    );
  return {
    staff: {
      groups: claim === undefined ? undefined : { claim, roles: rolesIn(entries) },
      isConfirmedByProvider: STAFF_SECOND_FACTOR === "provider",
    },
  };
}

function rolesIn(entries: readonly string[]): StaffGroups["roles"] {
  try {
    return readGroupRoles(entries);
  } catch (error) {
    throw new StartupProblem(`STAFF_GROUPS is wrong: ${error instanceof Error ? error.message : error}.`);
  }
}
