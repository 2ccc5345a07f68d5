import { checkFeature } from "../contracts/calls/check-feature.ts";
import type { Caller } from "../contracts/create-caller.ts";
import { checkFeaturesFor, featuresAt } from "../web/state/feature-checks.ts";

/** The features that decide about whole addresses. */
export interface Features {
  /** Whether somebody must be asked before a page at this path is shown: always, unless all its features are off for all. */
  mustAsk(path: string): boolean;
  decide(path: string, visitorId: string): Promise<Decision>;
}

export interface Decision {
  enabled: Record<string, boolean>;
  /** Another visitor may be answered otherwise, so nothing of it may be shared. */
  isPerVisitor: boolean;
}

/** How long it is believed that a feature is off for everyone; a switch is noticed after this. */
const BELIEVED_FOR_MS = 5000;

export function createFeatures(call: Caller): Features {
  const offForAllUntil = new Map<string, number>();
  return {
    mustAsk: (path) =>
      featuresAt(path).some(({ feature }) => !((offForAllUntil.get(feature) ?? 0) > Date.now())),
    async decide(path, visitorId) {
      let isPerVisitor = false;
      const enabled = await checkFeaturesFor(path, async (feature, strategy) => {
        const outcome = await call(checkFeature, { feature, strategy, id: visitorId });
        // A host that does not answer may do so for the next visitor.
        const { isEnabled, isSameForAll = false } = outcome.ok ? outcome.value : { isEnabled: false };
        isPerVisitor ||= !isSameForAll;
        const isOffForAll = isSameForAll && !isEnabled;
        offForAllUntil.set(feature, isOffForAll ? Date.now() + BELIEVED_FOR_MS : 0);
        return isEnabled;
      });
      return { enabled, isPerVisitor };
    },
  };
}
