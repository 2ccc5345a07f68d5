import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "service", query: ["q"] });
