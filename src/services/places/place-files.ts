import { basename, join } from "node:path";
import { z } from "zod";
import { localisedText } from "../../contracts/field-types.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../editions/languages.ts";
import { type Country, REGIONS } from "../../editions/regions.ts";
import { listFiles } from "../files/list-files.ts";
import { readJsonFile } from "../files/read-json-file.ts";
import { isPostCodeRule } from "./post-codes.ts";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const position = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };
const SERVICE_NAMES = ["interiorsBU", "servicesBU", "productsBU"] as const;

/** Whole post codes, prefixes or ranges: "560034", "52", "560001-560117". */
const postCodes = z.array(
  z.string().refine(isPostCodeRule, "is not a post code, a beginning of one or a range"),
);

/** Names are in English, and in the script of each language of their country that uses another script. */
function fileSchema(languages: readonly Language[]) {
  const needed = languages.filter(
    (language) => LANGUAGES[language].script !== LANGUAGES[DEFAULT_LANGUAGE].script,
  );
  const name = localisedText(text)
    .strict()
    .refine(
      (names) => needed.every((language) => names[language]),
      `must be present in ${needed.join(", ")}`,
    );
  const area = z.strictObject({ name, ...position, postCodes });
  const locality = area.extend({ slug, district: z.int().positive().optional() });
  const property = z.strictObject({ name, locality: slug, sample: z.literal(true) });
  const city = area.extend({
    slug,
    aliases: z.array(slug).default([]),
    services: z.array(z.enum(SERVICE_NAMES)),
    postCodes: postCodes.min(1),
    localities: z.array(locality),
    properties: z.array(property),
  });
  return z.strictObject({
    country: text,
    /** For readers of the file: describes which places are served. */
    about: z.string().min(40),
    postCodeDigits: z.int().min(4).max(6),
    cities: z.array(city).min(1),
    /** Areas that are not served, used only for distances. */
    elsewhere: z.array(area),
  });
}

export type PlaceFile = z.output<ReturnType<typeof fileSchema>>;
export type ServedCity = PlaceFile["cities"][number];
export type Locality = ServedCity["localities"][number];
export type Area = PlaceFile["elsewhere"][number];

/** The files of a folder by country: in.json, sg.json … A fault stops the start with its file and line. */
export async function readPlaceFiles(directory: string): Promise<Map<Country, PlaceFile>> {
  const files = (await listFiles(directory)).filter((name) => name.endsWith(".json"));
  const countries = Object.values(REGIONS);
  const read = files.flatMap((name) => {
    const rows = countries.filter(({ country }) => country === basename(name, ".json"));
    const [row] = rows;
    if (!row) return [];
    const schema = fileSchema(rows.map(({ language }) => language)).extend({
      country: z.literal(row.country.toUpperCase()),
    });
    return [readJsonFile(join(directory, name), schema).then((file) => [row.country, file] as const)];
  });
  return new Map(await Promise.all(read));
}
