import { askSmartPhoto } from "../../../../../contracts/calls/graphql/ask-smart-photo.ts";
import type { SmartPhotoAnswer } from "../../../../../contracts/graphql/smart-photo.ts";
import { pageNotFound, required } from "../../../../frame/page.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { topicOfRoom } from "../../../magazine/rails/story-topics.ts";
import { type DesignPlace, isAddress } from "../../designs/find-design.ts";
import { loadRates } from "../../my-room/load-rates.ts";
import { sceneSearch } from "../picks/picks.ts";
import { isShown, toScene } from "../picks/to-scene.ts";
import {
  fitsAddress,
  listOtherPhotos,
  readAddress,
  SMART_PHOTO,
  smartPhotoPath,
} from "./list-smart-photos.ts";
import { loadSceneView, roomPricingOf } from "./load-scene-view.ts";

/** Everything that the page of a smart photo shows; not found without data, in another country, or at a wrong address. */
export async function loadSmartPhoto(place: DesignPlace, params: Record<string, string | undefined>) {
  const { call, edition, url, site } = place;
  const address = readAddress(params);
  if (!isAddress(address)) throw pageNotFound();
  const { photo, call: callOwner } = await required(
    askSmartPhoto(call, {
      smartPhotoSlug: address.slug,
      contentTypeSlug: SMART_PHOTO,
      countryIsoCode: edition.isoCode,
      languageCode: edition.languageCode,
    }),
  );
  const scene = toScene(photo);
  if (!scene || !isShown(photo, edition.country, { embedded: false }) || !fitsAddress(photo, address))
    throw pageNotFound();
  const rates = await loadRates(call, edition);
  const [view, others, stories] = await Promise.all([
    loadSceneView({ ...place, call: callOwner }, scene, rates),
    listOtherPhotos(call, edition, photo),
    loadTopicRail(call, edition, topicOfRoom(photo.roomType)),
  ]);
  const path = smartPhotoPath(edition, photo);
  return {
    photo,
    view,
    pricing: roomPricingOf(view, drawnRoom(photo), rates, url.searchParams),
    others,
    stories,
    path,
    url: absoluteUrl(site.publicUrl, path),
    shareUrl: absoluteUrl(site.publicUrl, path) + sceneSearch(view.picks, undefined, view.keep),
  };
}

/** A room whose measures have no unit cannot be compared with another. */
function drawnRoom({ roomType, roomDimensions }: SmartPhotoAnswer) {
  return roomDimensions?.unit === null ? undefined : { roomType, roomDimensions };
}

export type LoadedSmartPhoto = Awaited<ReturnType<typeof loadSmartPhoto>>;
