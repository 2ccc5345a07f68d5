import type { RateCountry, RateName } from "../../contracts/documents/calculator-rates.ts";
import type { RoomQuantities } from "../room-quantities.ts";

/** The contents of a room: for each rate, a multiple of the room's quantities. */
export type Recipe<Rate extends string = string> = Partial<Record<Rate, Partial<RoomQuantities>>>;

/** By kind of room. A kind without prices in the country's rates is left out. */
export type CountryRecipes<Country extends RateCountry> = Record<string, Recipe<RateName<Country>>>;
