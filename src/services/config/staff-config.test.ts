import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const PROVIDER = { AUTH_ISSUER_URL: "https://id.example.com", AUTH_CLIENT_ID: "atrium" };

test("members are invited unless groups of a provider are set", () => {
  expect(loadConfig({}).staff).toEqual({ groups: undefined, isConfirmedByProvider: false });
  const { staff } = loadConfig({
    ...PROVIDER,
    STAFF_GROUP_CLAIM: "groups",
    STAFF_GROUPS: "sales-india=sales:in, help=support:SG+MY, it=admin",
    STAFF_SECOND_FACTOR: "provider",
  });
  expect(staff.isConfirmedByProvider).toBe(true);
  expect([...(staff.groups?.roles ?? [])]).toEqual([
    ["sales-india", { role: "sales", countries: ["IN"] }],
    ["help", { role: "support", countries: ["SG", "MY"] }],
    ["it", { role: "admin", countries: "all" }],
  ]);
});

test.each([
  [{ STAFF_GROUP_CLAIM: "groups" }, "Set both"],
  [{ STAFF_GROUP_CLAIM: "groups", STAFF_GROUPS: "it=boss" }, "group=role"],
  [{ STAFF_GROUP_CLAIM: "groups", STAFF_GROUPS: "it=admin:FR" }, "not served"],
])("a wrong setting stops the start with a sentence: %o", (settings, sentence) => {
  expect(() => loadConfig({ ...PROVIDER, ...settings })).toThrow(sentence);
});

test("groups and the second factor of a provider need a provider", () => {
  expect(() => loadConfig({ STAFF_SECOND_FACTOR: "provider" })).toThrow("AUTH_ISSUER_URL");
});
