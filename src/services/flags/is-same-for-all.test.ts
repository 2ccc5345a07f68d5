import { expect, test } from "vitest";
import { type FlagDefinition, isSameForAll } from "./is-same-for-all.ts";

type Strategies = NonNullable<FlagDefinition["strategies"]>;

function flag(strategies: Strategies, enabled = true): FlagDefinition {
  return { enabled, strategies };
}

const rollout = (share: string, more: Partial<Strategies[number]> = {}): Strategies[number] => ({
  name: "flexibleRollout",
  parameters: { rollout: share, stickiness: "default" },
  constraints: [],
  ...more,
});
const EVERYBODY: Strategies[number] = { name: "default", parameters: {}, constraints: [] };
const SOME: Strategies[number] = { name: "userWithId", parameters: { userIds: "asha" }, constraints: [] };

test.each([
  ["a flag that nobody defined", undefined],
  ["one that is off", flag([rollout("50")], false)],
  ["one without a strategy", flag([])],
  ["one for everybody", flag([EVERYBODY])],
  ["a rollout to all", flag([rollout("100")])],
  ["a rollout to nobody", flag([rollout("0")])],
  ["a rollout beside one for everybody", flag([rollout("50"), EVERYBODY])],
])("FF-02 %s gives all visitors the same result", (_, definition) => {
  expect(isSameForAll(definition)).toBe(true);
});

test.each([
  ["a rollout to half of them", flag([rollout("50")])],
  ["one for named visitors", flag([SOME])],
  ["one for nobody beside one for named visitors", flag([rollout("0"), SOME])],
  ["a strategy of somebody's own", flag([{ name: "fullMoon", parameters: {}, constraints: [] }])],
  ["a rollout to all who are somewhere", flag([rollout("100", { segments: [1] })])],
  ["one that depends on another", { ...flag([EVERYBODY]), dependencies: [{ feature: "b" }] }],
])("FF-02 %s may give visitors different results", (_, definition) => {
  expect(isSameForAll(definition)).toBe(false);
});
