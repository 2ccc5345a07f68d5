import { listCities } from "../../../features/places/cities/load-city-page.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "city", contentType: "cities", listAddresses: listCities });
