import { listLocalities } from "../../../features/places/cities/load-city-page.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "hyperlocal", listAddresses: listLocalities });
