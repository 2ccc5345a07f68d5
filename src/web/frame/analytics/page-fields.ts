import type { AtriumState } from "../state/state.ts";
import type { EventFields } from "./events.ts";

type Known = Pick<AtriumState, "currentPageSlug" | "device" | "mode" | "featureToggles" | "designIdeas">;

/** What the state knows of a page that is seen: the page itself, on what, and on which side of the features. */
export function pageFields({
  currentPageSlug,
  device,
  mode,
  featureToggles,
  designIdeas,
}: Known): EventFields<"page_view"> {
  return {
    slug: currentPageSlug,
    content_type: designIdeas.currentContentType,
    device,
    mode,
    features: Object.entries(featureToggles)
      .map(([feature, isOn]) => `${feature}:${isOn ? "on" : "off"}`)
      .join(" "),
  };
}
