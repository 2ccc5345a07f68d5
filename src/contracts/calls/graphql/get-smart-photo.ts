import { z } from "zod";
import { defineQuery } from "../../graphql/define-query.ts";
import { SmartPhotoAnswer } from "../../graphql/smart-photo.ts";
import { agreedSmartPhoto } from "./get-smart-photo-agreed.ts";

/** Pro smart photos, and the designs that can be looked at in the same way. */
const SMART_PHOTO_TYPES = ["smart-photo", "smart-photo-lite", "looks"] as const;

/** A smart photo by its slug, by its content id (`in-modern-kitchen`), or by both. */
export const getSmartPhoto = defineQuery({
  name: "smartPhoto_details",
  input: z
    .object({
      smartPhotoSlug: z.string().optional(),
      contentTypeSlug: z.enum(SMART_PHOTO_TYPES).default("smart-photo"),
      /** Empty where the page knows the slug only. */
      smartphotoContentId: z.string().optional(),
      /** Tell the editions of one slug apart. */
      countryIsoCode: z.string().optional(),
      languageCode: z.string().optional(),
    })
    .refine(({ smartPhotoSlug, smartphotoContentId }) => smartPhotoSlug || smartphotoContentId, {
      path: ["smartPhotoSlug"],
      message: "must be given, or smartphotoContentId",
    }),
  variables: {
    smartPhotoSlug: "String",
    contentTypeSlug: "String",
    smartphotoContentId: "String",
    countryIsoCode: "String",
    languageCode: "String",
  },
  answer: SmartPhotoAnswer,
  agreed: agreedSmartPhoto,
});
