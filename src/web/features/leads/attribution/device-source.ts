import type { DeviceSource } from "../../../../contracts/leads/device-sources.ts";
import type { AtriumState } from "../../../frame/state/state.ts";

/** What a lead says of where it came from: the app, or else the kind of device. */
export function deviceSourceOf({ mode, device }: Pick<AtriumState, "mode" | "device">): DeviceSource {
  return mode === "shell" ? "app" : device;
}
