import { Strategy } from "unleash-client";

type Parameters = { ids?: string; strategy?: string };
type Visitor = { userId?: string; properties?: Record<string, string | number | undefined> };

/**
 * `custom` leaves the decision to whoever asks: on only when the call itself names this strategy, and, where the
 * feature lists `ids`, for these alone.
 */
export class CustomStrategy extends Strategy {
  constructor() {
    super("custom");
  }

  override isEnabled(parameters: Parameters, visitor: Visitor): boolean {
    if (visitor.properties?.strategy !== "custom") return false;
    const ids = (parameters?.ids ?? "").split(",").map((id) => id.trim());
    return ids.join("") === "" || ids.includes(visitor.userId ?? "");
  }
}
