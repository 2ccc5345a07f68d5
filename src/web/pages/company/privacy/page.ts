import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "privacy", contentType: "service-pages" });
