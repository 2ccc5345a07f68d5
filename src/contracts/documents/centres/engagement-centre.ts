import { z } from "zod";
import { byLanguage } from "../../../editions/languages.ts";
import { localisedText } from "../../localised-text.ts";
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
  /** How many visitors somebody has time for at once. */
  visitPlaces: z.number().int().min(1).max(20).optional(),
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
