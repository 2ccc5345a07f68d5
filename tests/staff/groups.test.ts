import { expect, test } from "vitest";
import { enterStaff } from "../../src/services/staff/access/enter-staff.ts";
import { readGroupRoles } from "../../src/services/staff/access/grants-of-groups.ts";
import { eachEngine } from "../stores/each-engine.ts";

const groups = { claim: "groups", roles: readGroupRoles(["sales-in=sales:IN", "it=admin"]) };

eachEngine("members by the groups of the company's provider", ({ newDatabase }) => {
  test("roles follow the groups at each login, and a person without one is refused", async () => {
    const { db } = await newDatabase();
    const ravi = { sub: "provider-7", email: "Ravi@example.com", email_verified: true, name: "Ravi" };
    const enter = (given: string[], more = {}) =>
      enterStaff(db, { who: { ...ravi, groups: given, ...more }, invitation: null, groups });
    const stored = () => db.selectFrom("staff_members").selectAll().execute();

    expect(await enter(["visitors"])).toBeUndefined();
    expect(await stored()).toEqual([]);
    // An address that the provider has not verified makes no member.
    expect(await enter(["it"], { email_verified: false })).toBeUndefined();

    expect(await enter(["sales-in"])).toBeTypeOf("string");
    expect(await stored()).toMatchObject([
      { email: "ravi@example.com", state: "active", grants: '[{"role":"sales","countries":["IN"]}]' },
    ]);
    expect(await enter(["it"])).toBeTypeOf("string");
    expect(await stored()).toMatchObject([{ grants: '[{"role":"admin","countries":"all"}]' }]);
    expect(await enter([])).toBeUndefined();
    expect(await stored()).toMatchObject([{ state: "blocked" }]);
    expect(await enter(["it"])).toBeTypeOf("string");
  });
});
