import { z } from "zod";
import { STAFF_COUNTRIES, STAFF_ROLES } from "../staff-roles.ts";

export const StaffGrants = z
  .array(
    z.object({
      role: z.enum(STAFF_ROLES),
      countries: z.union([z.literal("all"), z.array(z.enum(STAFF_COUNTRIES)).min(1)]),
    }),
  )
  .max(STAFF_ROLES.length);

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  grants: StaffGrants,
  state: z.enum(["invited", "active", "blocked"]),
  hasSecondFactor: z.boolean(),
  version: z.number().int(),
});

export type StaffMember = z.output<typeof StaffMember>;
