import { CONTENT_PAGES } from "../../../../urls/content-pages.ts";
import { definePage } from "../../../frame/define-page.ts";

/** Every page that is a document of sections: they differ in nothing else. */
export const page = CONTENT_PAGES.map((name) => definePage({ name, module: "content-page" }));
