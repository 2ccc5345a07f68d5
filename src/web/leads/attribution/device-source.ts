import type { AtriumState } from "../../state/state.ts";

export type DeviceSource = AtriumState["device"] | "app";

/** What a lead says of where it came from: the app, or else the kind of device. */
export function deviceSourceOf({ mode, device }: Pick<AtriumState, "mode" | "device">): DeviceSource {
  return mode === "shell" ? "app" : device;
}
