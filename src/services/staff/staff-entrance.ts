import { isFreshLogin } from "../customers/proof/fresh-login.ts";
import { Refusal } from "../http/refusal.ts";
import type { ServiceParts } from "../service-parts.ts";
import { enterStaff } from "./access/enter-staff.ts";
import { staffAccess } from "./access/staff-access.ts";
import { readStaffSession } from "./access/staff-sessions.ts";

export interface StaffEntrance {
  /**
   * Opens a session of the staff for a person who has logged in on the site: the cookie line; "stale" if the login is
   * too old to prove who uses the browser, "refused" if the person is not a member.
   */
  enter(
    login: { subject: string; token: string },
    invitation: string | null,
  ): Promise<{ cookie: string } | "stale" | "refused">;
  isStaff(cookie: string | null): Promise<boolean>;
}

export function openStaffEntrance(parts: ServiceParts): StaffEntrance {
  const { database, identifyCaller, staff } = parts;
  const { db, cookie: staffCookie } = staffAccess(parts);
  return {
    async enter({ subject, token }, invitation) {
      if (!(await isFreshLogin(parts, subject, token))) return "stale";
      const who = await identifyCaller(`Bearer ${token}`);
      if (who instanceof Refusal) return "stale";
      const key = await enterStaff(database.db, { who, invitation, groups: staff?.groups });
      return key === undefined ? "refused" : { cookie: staffCookie.set(key) };
    },
    isStaff: async (cookie) => (await readStaffSession(db, cookie, staffCookie)) !== undefined,
  };
}
