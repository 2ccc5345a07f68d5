import { z } from "zod";
import { localisedText, wholeNumber } from "../../field-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { ContentItem } from "./content-schemas.ts";

const UNKNOWN = { 404: "There is no such picture." };
const REFUSED_FILE = {
  413: "The file has more than 25 MB, or the picture more than 100 million pixels.",
  415: "The file is not a still JPEG, PNG, WebP or AVIF picture, or it is too small.",
};

/** A camera's picture often has more than the 10 MB of other uploads. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

const name = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/, "must be made of small letters, digits and -")
  .describe("As documents name the picture");
const share = z.number().min(0).max(1);
const alt = localisedText(z.string().trim().min(1).max(300));
const key = z.string().min(8).max(60).describe("The same for the same upload, so that it is stored once");

export const PictureItem = z.object({
  name: z.string(),
  url: z.string().describe("Without size and format"),
  width: z.number().int(),
  height: z.number().int(),
  dominant: z.string(),
  alt: z.record(z.string(), z.string()),
  focus: z.object({ x: share, y: share }).nullable(),
  version: z.number().int(),
  member: z.string(),
  updatedAt: z.iso.datetime(),
});

export const listPictures = defineStaffCall({
  name: "listPictures",
  summary: "Uploaded pictures, by name, page by page",
  method: "GET",
  path: "/v1/pictures",
  right: "content.read",
  input: z.object({
    search: z.string().trim().max(120).optional(),
    after: z.string().max(60).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 200).default(50),
  }),
  answer: z.object({ pictures: z.array(PictureItem), next: z.string().nullable(), total: z.number().int() }),
});

export const getPicture = defineStaffCall({
  name: "getPicture",
  summary: "An uploaded picture, and the documents that show it",
  method: "GET",
  path: "/v1/pictures/:name",
  right: "content.read",
  input: z.object({ name }),
  answer: PictureItem.extend({
    uses: z.array(ContentItem.pick({ id: true, type: true, title: true, country: true })),
  }),
  failures: UNKNOWN,
});

export const uploadPicture = defineStaffCall({
  name: "uploadPicture",
  summary: "Adds a picture; the body is the file itself. Data of the camera and the place are removed",
  method: "POST",
  path: "/v1/picture-files",
  right: "content.market",
  isUpload: true,
  input: z.object({ name, key }),
  answer: PictureItem,
  failures: { 409: "There is a picture of this name already.", ...REFUSED_FILE },
});

export const replacePicture = defineStaffCall({
  name: "replacePicture",
  summary: "Replaces an uploaded picture on all pages that show it; the body is the file itself",
  method: "POST",
  path: "/v1/pictures/:name/file",
  right: "content.market",
  isUpload: true,
  input: z.object({ name, version: wholeNumber(1, 1_000_000), key }),
  answer: PictureItem,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER, ...REFUSED_FILE },
});

export const changePicture = defineStaffCall({
  name: "changePicture",
  summary: "Changes the description and the point that stays in view when the picture is cropped",
  method: "POST",
  path: "/v1/pictures/:name",
  right: "content.market",
  input: z.object({
    name,
    version: z.number().int(),
    alt: alt.optional(),
    focus: z.object({ x: share, y: share }).nullable().optional(),
  }),
  answer: PictureItem,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const removePicture = defineStaffCall({
  name: "removePicture",
  summary: "Removes an uploaded picture that no document shows",
  method: "POST",
  path: "/v1/pictures/:name/remove",
  right: "content.publish",
  input: z.object({ name }),
  answer: z.object({ isRemoved: z.boolean() }),
  failures: { ...UNKNOWN, 409: "Documents or drafts show this picture." },
});

export type PictureItem = z.infer<typeof PictureItem>;
