import { expect, test } from "vitest";
import type { StaffMember } from "../../contracts/staff/calls/member-schemas.ts";
import { mentionedIn } from "./mentioned.ts";

const member = (id: string, name: string): StaffMember => ({
  ...{ id, name, email: `${id}@example.com`, grants: [], state: "active" as const },
  ...{ hasSecondFactor: false, version: 1 },
});
const MEMBERS = [member("1", "Asha"), member("2", "Asha Rao"), member("3", "Ravi"), member("4", "Ravi")];

test.each([
  ["@Asha Rao please look", ["2"]],
  ["@Asha and @Asha Rao", ["2", "1"]],
  ["@Ravi, members of one name", ["3", "4"]],
  ["no names", []],
])("%s mentions %j", (text, ids) => {
  expect(mentionedIn(text, MEMBERS)).toEqual(ids);
});
