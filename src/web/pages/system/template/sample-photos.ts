import { OWN_PATHS } from "../../../../contracts/hosts.ts";
import type { Photo } from "../../../../ui/media/photo.ts";

export const SAMPLE_PHOTOS = {
  kitchen: photo("kitchen-sage-1", "#888868"),
  living: photo("living-walnut-2", "#e8d8c8"),
  bedroom: photo("bedroom-sage-3", "#c8b8a8"),
  majlis: photo("majlis-forest-1", "#b89878"),
};

function photo(name: string, dominant: string): Photo {
  return { url: `${OWN_PATHS.images}/${name}`, width: 1600, height: 1067, dominant };
}
