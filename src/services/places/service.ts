import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { openCountryDatabase } from "./country-database.ts";
import { createGooglePlaces } from "./google-places.ts";
import { createPlacesApp } from "./places-app.ts";
import { createWaitingListApp } from "./waiting-list-app.ts";
import { createPincodesApp, createWhereApp } from "./where-app.ts";

export async function servePlaces(parts: ServiceParts): Promise<Service> {
  const { database, places, googlePlaces, geoDatabaseFile, geoCountryHeader, log } = parts;
  const countries = await openCountryDatabase(geoDatabaseFile);
  const google = googlePlaces && createGooglePlaces(googlePlaces, log);
  return {
    mounts: [
      { host: "sales", app: createPlacesApp(countries, geoCountryHeader) },
      { host: "web-backend", app: createWhereApp(places, google) },
      { host: "web-backend", app: createWaitingListApp(database, places) },
      { host: "launchpad", app: createPincodesApp(places) },
    ],
  };
}
