import type { Photo } from "../../../ui/media/photo.ts";

/** A photograph of which only the address is known, where there is one. */
export function photoAt(address: string | undefined): Photo | undefined {
  return address ? { url: address } : undefined;
}
