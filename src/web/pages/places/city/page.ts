import { listCities } from "../../../features/cities/load-city.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "city", contentType: "cities", listAddresses: listCities });
