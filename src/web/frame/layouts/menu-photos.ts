// These pictures are small and never change, so they are part of the build.
import balcony from "./photos/balcony.webp";
import bathroom from "./photos/bathroom.webp";
import bedroom from "./photos/bedroom.webp";
import ceiling from "./photos/ceiling.webp";
import dining from "./photos/dining.webp";
import featureCentre from "./photos/feature-centre.webp";
import featureEstimate from "./photos/feature-estimate.webp";
import featureLiving from "./photos/feature-living.webp";
import featureMajlis from "./photos/feature-majlis.webp";
import foyer from "./photos/foyer.webp";
import kids from "./photos/kids.webp";
import kitchen from "./photos/kitchen.webp";
import living from "./photos/living.webp";
import majlis from "./photos/majlis.webp";
import pooja from "./photos/pooja.webp";
import study from "./photos/study.webp";
import tvUnit from "./photos/tv-unit.webp";
import wardrobe from "./photos/wardrobe.webp";

export const ROOM_PHOTOS = {
  balcony,
  bathroom,
  bedroom,
  ceiling,
  dining,
  foyer,
  kids,
  kitchen,
  living,
  majlis,
  pooja,
  study,
  tvUnit,
  wardrobe,
} as const;

export const FEATURE_PHOTOS = {
  centre: featureCentre,
  estimate: featureEstimate,
  living: featureLiving,
  majlis: featureMajlis,
} as const;

export const ROOM_PHOTO_SIZE = { width: 168, height: 126 } as const;
export const FEATURE_PHOTO_SIZE = { width: 800, height: 450 } as const;
