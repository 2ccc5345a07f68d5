import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "magazine", query: ["q", "page"] });
