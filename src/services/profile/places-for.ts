import type { listAddresses } from "../../contracts/calls/customer/addresses.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import type { Places } from "../places/places.ts";

type NamedPlaces = CallAnswer<typeof listAddresses>["places"];

/** The names that a form offers while somebody types. */
export async function placesFor(places: Places, country: string | undefined): Promise<NamedPlaces> {
  const known = country === undefined ? undefined : await places.of(country);
  const cities = known?.cities ?? [];
  return {
    cities: cities.map(({ name }) => name),
    localities: cities.flatMap((city) => city.localities.map(({ name }) => name)),
  };
}
