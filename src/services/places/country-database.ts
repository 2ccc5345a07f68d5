import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Reader } from "mmdb-lib";
import { z } from "zod";

export interface CountryDatabase {
  /** The ISO code of the country that an address belongs to. */
  countryOf(address: string): string | undefined;
}

const Entry = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });
const SHIPPED = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Opens a country database in MaxMind's format; by default the one that ships in an npm package. */
export async function openCountryDatabase(
  file = createRequire(import.meta.url).resolve(SHIPPED),
): Promise<CountryDatabase> {
  const reader = new Reader(await readFile(file));
  return {
    countryOf(address) {
      const entry = Entry.safeParse(reader.get(address));
      return entry.success ? entry.data.country_code : undefined;
    },
  };
}
