import type { RateCountry, RateName } from "../../contracts/documents/calculator-rates.ts";
import type { RoomQuantities } from "../room-quantities.ts";

/** What is in a room: of each rate, so many times a quantity of the room. */
export type Recipe<Rate extends string = string> = Partial<Record<Rate, Partial<RoomQuantities>>>;

/** By the kind of room. A kind that a country's rates cannot tell the price of is left out. */
export type CountryRecipes<Country extends RateCountry> = Record<string, Recipe<RateName<Country>>>;
