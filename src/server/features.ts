import { checkFeature } from "../contracts/calls/check-feature.ts";
import type { Caller } from "../contracts/create-caller.ts";
import { checkFeaturesFor, featuresAt } from "../web/frame/state/feature-checks.ts";

export interface Features {
  /**
   * Whether the features of the path must be requested before the page is shown: true unless they are known to be off
   * for all visitors.
   */
  mustAsk(path: string): boolean;
  decide(path: string, visitorId: string): Promise<Decision>;
}

interface Decision {
  enabled: Record<string, boolean>;
  /** The result may differ for another visitor, so the response must not be shared. */
  isPerVisitor: boolean;
}

/** After this time the feature is requested again in the background, while visitors still get the page immediately. */
const ASKED_AGAIN_AFTER_MS = 5000;
/** After this time no visitor gets the page before the feature was requested. */
const BELIEVED_FOR_MS = 60_000;

export function createFeatures(call: Caller): Features {
  const knownOffAt = new Map<string, number>();
  const asking = new Set<string>();

  async function ask(feature: string, strategy: string, id?: string) {
    const outcome = await call(checkFeature, { feature, strategy, id });
    // A host that does not respond now may respond for the next visitor.
    const { isEnabled, isSameForAll = false } = outcome.ok ? outcome.value : { isEnabled: false };
    if (isSameForAll && !isEnabled) knownOffAt.set(feature, Date.now());
    else knownOffAt.delete(feature);
    return { isEnabled, isSameForAll };
  }

  function askAgain(feature: string, strategy: string): void {
    if (asking.has(feature)) return;
    asking.add(feature);
    void ask(feature, strategy).finally(() => asking.delete(feature));
  }

  return {
    mustAsk(path) {
      return featuresAt(path).some(({ feature, strategy }) => {
        const age = Date.now() - (knownOffAt.get(feature) ?? 0);
        if (age > BELIEVED_FOR_MS) return true;
        if (age > ASKED_AGAIN_AFTER_MS) askAgain(feature, strategy);
        return false;
      });
    },
    async decide(path, visitorId) {
      let isPerVisitor = false;
      const enabled = await checkFeaturesFor(path, async (feature, strategy) => {
        const { isEnabled, isSameForAll } = await ask(feature, strategy, visitorId);
        isPerVisitor ||= !isSameForAll;
        return isEnabled;
      });
      return { enabled, isPerVisitor };
    },
  };
}
