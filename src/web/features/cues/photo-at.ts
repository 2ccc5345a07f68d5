import { OWN_PATHS } from "../../../contracts/hosts.ts";
import { type Photo, photoOfUnknownSize } from "../../../ui/media/photo.ts";

/** A photograph of which only the address is known. One without renditions cannot be shown sharp, and is left out. */
export function photoAt(address: string | undefined): Photo | undefined {
  return address?.startsWith(`${OWN_PATHS.images}/`) ? photoOfUnknownSize(address) : undefined;
}
