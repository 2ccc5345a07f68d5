import type { Country } from "../../../../../editions/regions.ts";

/** A photograph belongs to its country's site; inside a page of someone else it may be shown anywhere (SP-12). */
export function isShown(
  photo: { countryCode: string } | undefined,
  country: Country,
  { embedded }: { embedded: boolean },
): boolean {
  if (!photo) return false;
  return embedded || photo.countryCode.toLowerCase() === country;
}
