import { z } from "zod";
import { byLanguage } from "../../../editions/languages.ts";
import { localisedText } from "../../field-types.ts";
import { CENTRE_SERVICES, MAP_ZOOM, WEEKDAYS } from "./centre-facts.ts";

const text = z.string().min(1);

const LocalisedText = localisedText(text);

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const OpenHours = z.object({ days: z.array(z.enum(WEEKDAYS)).min(1), opens: timeOfDay, closes: timeOfDay });

export const Centre = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: LocalisedText,
  address: LocalisedText,
  locality: LocalisedText,
  pincode: text,
  phone: z.string().regex(/^\+\d+$/),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  hours: z.array(OpenHours).min(1),
  ramadanHours: z.array(OpenHours).optional(),
  services: z.array(z.enum(CENTRE_SERVICES)),
  languages: z.array(text).min(1),
  slotMinutes: z.number().int().positive(),
  visitCapacity: z.number().int().min(1).max(20).optional(),
});

export const EngagementCentre = z.object({
  cityName: text,
  cityNames: z.object(byLanguage(() => text.optional())).optional(),
  groupItems: z.array(Centre).min(1),
  zoomMobile: z.number().positive().default(MAP_ZOOM),
  zoomDesktop: z.number().positive().default(MAP_ZOOM),
});

export const CityCentres = EngagementCentre.extend({ slug: z.string() });

export type Centre = z.infer<typeof Centre>;
export type EngagementCentre = z.infer<typeof EngagementCentre>;
export type CityCentres = z.infer<typeof CityCentres>;

/** Localised like ours, or one text for all languages. */
const words = z
  .union([localisedText(text), text.transform((en) => ({ en }))])
  .optional()
  .catch(undefined);
const degrees = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

const AgreedCentre = z.object({
  lat: degrees,
  lng: degrees,
  id: z.string().catch(""),
  name: words,
  address: words,
  locality: words,
  pincode: z.string().catch(""),
  phone: z.string().catch(""),
  hours: Centre.shape.hours.catch([]),
  services: Centre.shape.services.catch([]),
  languages: z.array(text).catch([]),
  slotMinutes: Centre.shape.slotMinutes.catch(60),
  visitCapacity: Centre.shape.visitCapacity.catch(undefined),
});

export const AgreedCity = z.object({
  slug: z.string().catch(""),
  cityName: text,
  groupItems: z
    .array(z.unknown())
    .transform((items) => items.flatMap((item) => AgreedCentre.safeParse(item).data ?? [])),
  zoomMobile: z.number().positive().catch(MAP_ZOOM),
  zoomDesktop: z.number().positive().catch(MAP_ZOOM),
});

export function completeCity({ groupItems, ...city }: z.output<typeof AgreedCity>): CityCentres {
  const slug = city.slug || slugOf(city.cityName);
  const here = { en: city.cityName };
  return {
    ...city,
    slug,
    groupItems: groupItems.map(
      ({ id, name = here, address = { en: "" }, locality = here, ...centre }, index) => ({
        ...centre,
        id: id || `${slug}-${index + 1}`,
        name,
        address,
        locality,
      }),
    ),
  };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
