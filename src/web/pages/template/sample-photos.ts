import type { Photo } from "../../../ui/photo.ts";

export const SAMPLE_PHOTOS = {
  kitchen: photo("kitchen-sage-1", "#b9ae9a"),
  living: photo("living-walnut-2", "#b7a48d"),
  bedroom: photo("bedroom-sage-1", "#c3b8a6"),
  majlis: photo("majlis-sage-1", "#bfb199"),
};

function photo(name: string, dominant: string): Photo {
  return { url: `/api/images/${name}`, width: 1600, height: 1067, dominant };
}
