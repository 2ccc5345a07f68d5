import { checkFeature } from "../contracts/calls/check-feature.ts";
import type { Caller } from "../contracts/create-caller.ts";
import { checkFeaturesFor, featuresAt } from "../web/frame/state/feature-checks.ts";

export interface Features {
  /** Whether somebody must be asked before a page at this path is shown: yes, unless its features are known to be off for all. */
  mustAsk(path: string): boolean;
  decide(path: string, visitorId: string): Promise<Decision>;
}

interface Decision {
  enabled: Record<string, boolean>;
  /** Another visitor may be answered otherwise, so nothing of it may be shared. */
  isPerVisitor: boolean;
}

/** After this it is asked again, while visitors still get the page at once; so a switch is noticed soon. */
const ASKED_AGAIN_AFTER_MS = 5000;
/** After this nobody gets the page before it was asked. */
const BELIEVED_FOR_MS = 60_000;

export function createFeatures(call: Caller): Features {
  const knownOffAt = new Map<string, number>();
  const asking = new Set<string>();

  async function ask(feature: string, strategy: string, id?: string) {
    const outcome = await call(checkFeature, { feature, strategy, id });
    // A host that does not answer may do so for the next visitor.
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
