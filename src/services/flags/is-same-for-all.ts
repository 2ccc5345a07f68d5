import type { FeatureInterface } from "unleash-client/lib/feature";

/** The used part of a flag's definition; an undefined flag is off for all visitors. */
export type FlagDefinition = Pick<FeatureInterface, "enabled" | "strategies" | "dependencies">;

/**
 * Whether every visitor gets the same result. When in doubt it is false, because a shared page must be correct for
 * all.
 */
export function isSameForAll(flag: FlagDefinition | undefined): boolean {
  if (!flag?.enabled) return true;
  if (flag.dependencies?.length) return false;
  const reaches = (flag.strategies ?? []).map(reachOf);
  return reaches.length === 0 || reaches.includes("all") || reaches.every((reach) => reach === "none");
}

type Strategy = NonNullable<FlagDefinition["strategies"]>[number];
type Reach = "all" | "none" | "some";

function reachOf(strategy: Strategy): Reach {
  const reach = REACHES[strategy.name]?.(strategy.parameters ?? {}) ?? "some";
  const isNarrowed = Boolean(strategy.constraints?.length || strategy.segments?.length);
  return reach === "all" && isNarrowed ? "some" : reach;
}

const REACHES: Record<string, (parameters: Record<string, unknown>) => Reach> = {
  default: () => "all",
  flexibleRollout: ({ rollout }) => reachOfShare(rollout),
  gradualRolloutUserId: ({ percentage }) => reachOfShare(percentage),
  gradualRolloutSessionId: ({ percentage }) => reachOfShare(percentage),
  gradualRolloutRandom: ({ percentage }) => reachOfShare(percentage),
};

function reachOfShare(percentage: unknown): Reach {
  const share = Number(percentage);
  if (share >= 100) return "all";
  return share === 0 ? "none" : "some";
}
