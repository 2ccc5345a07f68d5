interface Device {
  mode: string;
  /** Of the screen's shorter side, in CSS pixels. */
  shortSide: number;
  hasFinePointer: boolean;
}

export type DeviceSource = "desktop" | "tablet" | "mobile" | "app";

/** By what it is like to use, not by what it calls itself: half of the phones say that they are desktops. */
export function deviceSourceOf({ mode, shortSide, hasFinePointer }: Device): DeviceSource {
  if (mode === "shell") return "app";
  if (hasFinePointer) return "desktop";
  return shortSide < 600 ? "mobile" : "tablet";
}
