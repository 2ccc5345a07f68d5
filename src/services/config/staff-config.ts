import { z } from "zod";
import { STAFF_ROLES } from "../../contracts/staff/staff-roles.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { WebhookTarget } from "../http/post-signed.ts";
import { readGroupRoles, type StaffGroups } from "../staff/access/grants-of-groups.ts";
import { together } from "./customer-config.ts";
import { listOf, optionalAddress, optionalText } from "./setting-types.ts";

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
  PROJECT_WEBHOOK_URL: optionalAddress.describe(
    "The address that is notified when a customer decides about an option of their project. Unset: the staff application shows it.",
  ),
  PROJECT_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      "The secret that signs these notices as deliveries to the CRM are signed; at least 16 characters.",
    ),
};

const WEBHOOK_TIMEOUT_MS = 10_000;

const StaffSettings = z.object(STAFF_SETTINGS);

export interface StaffConfig {
  groups: StaffGroups | undefined;
  isConfirmedByProvider: boolean;
  /** Where the decisions of customers are sent. */
  projectWebhook?: WebhookTarget | undefined;
}

export function staffConfigOf(
  settings: z.output<typeof StaffSettings>,
  hasProvider: boolean,
): { staff: StaffConfig } {
  const { STAFF_GROUP_CLAIM: claim, STAFF_GROUPS: entries, STAFF_SECOND_FACTOR } = settings;
  const { PROJECT_WEBHOOK_URL, PROJECT_WEBHOOK_SECRET } = settings;
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
      projectWebhook: together(
        { PROJECT_WEBHOOK_URL, PROJECT_WEBHOOK_SECRET },
        "No decisions are sent when both are unset.",
        ([url, secret]) => ({ url, secret, timeoutMs: WEBHOOK_TIMEOUT_MS }),
      ),
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
