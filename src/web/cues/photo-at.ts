import type { Photo } from "../../ui/photo.ts";

/** Every print of ours has this size at least in one direction; what is shown is cut from its middle. */
const PRINT = { width: 1600, height: 1067 };

/** A photograph of which only the address is known. One without renditions cannot be shown sharp, and is left out. */
export function photoAt(address: string | undefined): Photo | undefined {
  if (!address?.startsWith("/api/images/")) return undefined;
  return { url: address, ...PRINT, dominant: "var(--sand)" };
}
