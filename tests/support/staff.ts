import { buildRequest } from "../../src/contracts/build-request.ts";
import type { CallAnswer, CallInput } from "../../src/contracts/define-call.ts";
import type { StaffCall } from "../../src/contracts/staff/define-staff-call.ts";
import type { StaffGrant } from "../../src/contracts/staff/staff-roles.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { inviteMember } from "../../src/services/staff/access/members.ts";
import { createToken } from "../../src/services/staff/access/staff-tokens.ts";

export interface StaffAnswer<Value> {
  status: number;
  value: Value;
  reason: string | undefined;
}

export interface TestMember {
  id: string;
  token: string;
  /** Calls as a script of this member does. */
  ask<Called extends StaffCall>(
    call: Called,
    input: CallInput<Called>,
  ): Promise<StaffAnswer<CallAnswer<Called>>>;
}

/** A member of the staff with a token, who calls the embedded backends. */
export async function staffMember(
  { app }: { app: { fetch(request: Request): Response | Promise<Response> } },
  { db }: Pick<Database, "db">,
  grants: readonly StaffGrant[],
  name = "Meera Staff",
): Promise<TestMember> {
  const email = `${name.replaceAll(/\W/g, "-").toLowerCase()}-${grants.map(({ role }) => role).join("-")}@example.com`;
  const { id } = await inviteMember(db, { email, name, grants });
  await db.updateTable("staff_members").set({ state: "active" }).where("id", "=", id).execute();
  const { token } = await createToken(db, { memberId: id, name: "test", days: 1 });
  return {
    id,
    token,
    async ask(call, input) {
      const request = buildRequest(call, { ...Object(input), bearer: token }, "http://atrium.test");
      const response = await app.fetch(request);
      const body = Object(await response.json().catch(() => ({})));
      return { status: response.status, value: body, reason: body.reason };
    },
  };
}
