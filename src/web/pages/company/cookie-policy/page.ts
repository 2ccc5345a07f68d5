import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "cookie-policy", contentType: "service-pages" });
