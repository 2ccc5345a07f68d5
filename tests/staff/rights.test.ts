import { expect, test } from "vitest";
import { buildRequest } from "../../src/contracts/build-request.ts";
import { ALL_STAFF_CALLS } from "../../src/contracts/staff/all-staff-calls.ts";
import type { StaffCall } from "../../src/contracts/staff/define-staff-call.ts";
import { STAFF_RIGHTS, STAFF_ROLES, type StaffRole } from "../../src/contracts/staff/staff-roles.ts";
import { newBackends, newSqliteDatabase } from "../services/fixture-backends.ts";
import { lasting } from "../support/clean-up.ts";
import { staffMember } from "../support/staff.ts";

const database = await lasting(() => newSqliteDatabase());
const backends = await lasting(() => newBackends({ database }));

/** Without its input a call that is allowed is refused for the input, or for a record that does not exist. */
async function statusFor(call: StaffCall, token: string | undefined): Promise<number> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, "unknown"]);
  const input = { ...Object.fromEntries(names), bearer: token };
  const request = buildRequest(call, input, "http://atrium.test");
  const response = await backends.app.fetch(request);
  await response.body?.cancel();
  return response.status;
}

test("every call of the staff is refused without a login", async () => {
  for (const call of ALL_STAFF_CALLS) {
    expect(await statusFor(call, undefined), call.name).toBe(401);
    expect(await statusFor(call, "atrium_staff_of-no-member"), call.name).toBe(401);
  }
});

test.each(STAFF_ROLES)(
  "the role %s may make exactly the calls that the table of rights names",
  async (role) => {
    const { token } = await staffMember(backends, database, [{ role, countries: "all" }]);
    const wrong: string[] = [];
    for (const call of ALL_STAFF_CALLS) {
      const roles: readonly StaffRole[] = STAFF_RIGHTS[call.right];
      const isRefused = (await statusFor(call, token)) === 403;
      // A script has no second factor to set up, whatever its role.
      if (call.name === "beginSecondFactor" || call.name === "confirmSecondFactor") continue;
      if (isRefused === roles.includes(role)) wrong.push(call.name);
    }
    expect(wrong).toEqual([]);
  },
);

test("a member without a role, and a blocked member, may make no call", async () => {
  const without = await staffMember(backends, database, []);
  const blocked = await staffMember(backends, database, [{ role: "admin", countries: "all" }], "Blocked");
  await database.db
    .updateTable("staff_members")
    .set({ state: "blocked" })
    .where("id", "=", blocked.id)
    .execute();
  for (const call of ALL_STAFF_CALLS) {
    expect(await statusFor(call, without.token), call.name).toBe(403);
    expect(await statusFor(call, blocked.token), call.name).toBe(401);
  }
});
