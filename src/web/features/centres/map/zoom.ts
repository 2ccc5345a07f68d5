import { MAP_ZOOM } from "../../../../contracts/documents/centres/centre-facts.ts";
import type { FinderCity } from "../finder-centre.ts";

/** How near a city is shown: as its document says for the screen, 10.5 where it says nothing (EC-04). */
export function zoomOf(
  city: Pick<FinderCity, "zoomMobile" | "zoomDesktop"> | undefined,
  isPhone: boolean,
): number {
  return (isPhone ? city?.zoomMobile : city?.zoomDesktop) ?? MAP_ZOOM;
}
