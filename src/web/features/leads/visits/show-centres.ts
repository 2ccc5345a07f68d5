import type { Edition } from "../../../../editions/edition.ts";
import type { ShownCentres } from "../../../sections/centres/centres.tsx";
import type { NearestCentres } from "./nearest-centres.ts";
import { describeHours } from "./open-hours.ts";

/** The centres in the reader's language, with their hours in words. */
export function showCentres({ near, elsewhere }: NearestCentres, edition: Edition): ShownCentres {
  const { language } = edition;
  return {
    near: near.flatMap((city) =>
      city.centres.map(({ id, name, address, hours, lat, lng }) => ({
        id,
        name: name[language] ?? name.en,
        address: address[language] ?? address.en,
        city: city.name,
        hours: describeHours(hours, edition).map(({ days, times }) => ({ days, times })),
        lat,
        lng,
      })),
    ),
    elsewhere: elsewhere.map(({ name }) => name),
  };
}
