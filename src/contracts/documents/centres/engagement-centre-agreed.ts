import { z } from "zod";
import { localisedText } from "../../localised-text.ts";
import { MAP_ZOOM } from "./centre-facts.ts";
import { Centre, type CityCentres } from "./engagement-centre.ts";

const text = z.string().min(1);
/** Written as we do, or as a text for everybody. */
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
  visitPlaces: Centre.shape.visitPlaces.catch(undefined),
});

/** The centres of a city as the specification names them. */
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
